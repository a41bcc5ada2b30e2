import { Button } from '@roe/shared/ui/button';
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../loading/failures.ts';
import { MissingPage } from '../loading/pages.ts';
import { prerenderedAt } from '../loading/prerendered.ts';
import { pathOf } from '../path.ts';
import styles from './failure.module.css';
import { KeptText } from './kept-page.tsx';

/** Address that this document was loaded for: asking the gateway again would give the same answer. */
const documentPath = typeof location === 'undefined' ? '' : pathOf(location);

interface Props {
  path: string;
  notFound: ReactNode;
  children: ReactNode;
}

interface State {
  error?: unknown;
  path: string;
}

/** Keeps a section's failure inside its page: says what happened, offers another try, starts afresh at the next address. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ path }: { path: string }, state: State) =>
    path === state.path ? null : { path, error: undefined };

  override componentDidCatch(error: unknown): void {
    // The gateway answers with a redirect or the 404 page.
    if (error instanceof MissingPage && this.props.path !== documentPath) location.reload();
  }

  retry = (): void => {
    forgetFailures(this.props.path);
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof MissingPage) {
      return this.props.path === documentPath ? this.props.notFound : <p role="status">Loading…</p>;
    }
    const main = prerenderedAt(this.props.path);
    if (main) return <KeptText main={main} onRetry={this.retry} />;
    return (
      <div role="alert" className={styles['failure']}>
        <h1>This part of the site could not be loaded</h1>
        <p>The rest of the site works. Check your connection, or try again in a moment.</p>
        <p className={styles['reason']}>{error instanceof Error ? error.message : String(error)}</p>
        <Button variant="primary" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
