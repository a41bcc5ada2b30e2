import { OwnDataContext } from '@roe/shared/frame';
import { Component, type ReactNode, Suspense, use, useState } from 'react';
import type { Site } from '../loading/site.ts';
import { DockNotice } from './dock-notice.tsx';
import type { DockRelease } from './dock-releases.ts';

interface Props {
  site: Site;
  release: DockRelease;
  /** How often sound was asked for: each time one that failed is tried again. */
  count: number;
  retry: () => void;
}

interface State {
  count: number;
  hasFailed: boolean;
}

/** One section's dock, whose failure stays here. */
export class Dock extends Component<Props, State> {
  override state: State = { count: this.props.count, hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ count }: Props, state: State) =>
    count === state.count ? null : { count, hasFailed: false };

  override componentDidCatch(error: unknown): void {
    const { site, release } = this.props;
    site.reportDock(error, release);
  }

  override render(): ReactNode {
    const { site, release, retry } = this.props;
    if (this.state.hasFailed) return <DockNotice retry={retry} />;
    return (
      <Suspense fallback={null}>
        <LoadedDock site={site} release={release} />
      </Suspense>
    );
  }
}

/** What is shown once stays: also where a page of its section needs the code anew. */
function LoadedDock({ site, release }: Pick<Props, 'site' | 'release'>) {
  const [section] = useState(() => site.code(release));
  const [ownData] = useState(() => (path: string) => site.ownDataAt(release, path));
  const { dock: SectionDock } = use(section);
  if (SectionDock)
    return (
      <OwnDataContext value={ownData}>
        <SectionDock />
      </OwnDataContext>
    );
  if (release.dock)
    throw new Error(`Section "${release.id}" must export { dock } by default, as its section.json says`);
  return null;
}
