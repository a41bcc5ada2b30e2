import { Component, type ReactNode } from 'react';
import { NotFoundError } from '../loading/json.ts';
import type { Site } from '../loading/site.ts';
import { FailureNotice } from './failure-notice.tsx';
import { KeptPage } from './kept-page.tsx';

interface Props {
  site: Site;
  path: string;
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
    const { site, path } = this.props;
    if (site.isForGateway(error, path)) location.reload();
    else if (!(error instanceof NotFoundError)) site.reportPage(error, path);
  }

  onLoaded = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    const { site, path, notFound, children } = this.props;
    if (!error) return children;
    if (site.isForGateway(error, path)) return <p role="status">Loading…</p>;
    if (error instanceof NotFoundError) return notFound;
    const page = site.prerenderedAt(path);
    if (page) return <KeptPage path={path} page={page} onLoaded={this.onLoaded} />;
    return <FailureNotice path={path} onLoaded={this.onLoaded} />;
  }
}
