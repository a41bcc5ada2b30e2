import type { NavEntry } from '@roe/shared/contract';
import { Component, type ReactNode } from 'react';
import { isForGateway, onPageFailed } from '../loading/failures.ts';
import { MissingPage } from '../loading/pages.ts';
import { prerenderedAt } from '../loading/prerendered.ts';
import { FailureNotice } from './failure-notice.tsx';
import { KeptPage } from './kept-page.tsx';

interface Props {
  path: string;
  nav: NavEntry[];
  site: string;
  notFound: ReactNode;
  children: ReactNode;
}

interface State {
  error?: unknown;
  path: string;
}

/** Keeps a section's failure inside its page, and starts afresh at the next address. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ path }: { path: string }, state: State) =>
    path === state.path ? null : { path, error: undefined };

  override componentDidCatch(error: unknown): void {
    if (isForGateway(error, this.props.path)) location.reload();
    else onPageFailed(this.props.path);
  }

  onLoaded = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    const { path, nav, site, notFound, children } = this.props;
    if (!error) return children;
    if (isForGateway(error, path)) return <p role="status">Loading…</p>;
    if (error instanceof MissingPage) return notFound;
    const page = prerenderedAt(path);
    if (page) return <KeptPage page={page} site={site} onLoaded={this.onLoaded} />;
    return <FailureNotice error={error} path={path} nav={nav} onLoaded={this.onLoaded} />;
  }
}
