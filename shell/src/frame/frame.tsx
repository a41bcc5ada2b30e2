import type { NavEntry } from '@roe/shared/contract';
import { useAnnouncement } from '@roe/shared/frame';
import { isPlainClick } from '@roe/shared/plain-click';
import { useDeviceTrouble } from '@roe/shared/state/device';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { FloatingControls } from './floating-controls.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { useFetched } from './use-fetched.ts';
import { useQuiet } from './use-quiet.ts';

interface Props {
  nav: NavEntry[];
  isPending?: boolean;
  children: ReactNode;
}

/** Everything around a section. */
export function Frame({ nav, isPending = false, children }: Props) {
  useQuiet();
  return (
    <>
      <a className={styles['skip']} href="#-main">
        Skip to content
      </a>
      <Header nav={nav} />
      {isPending && <WaitingNotice />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is clicked too */}
      <main
        id="-main"
        className={styles['main']}
        tabIndex={-1}
        aria-busy={isPending || undefined}
        onClick={followTextLink(useNavigate())}
      >
        {children}
      </main>
      <Footer nav={nav} />
      <FloatingControls />
      <KeyboardShortcuts />
      <DeviceTroubles />
      <Announcement />
    </>
  );
}

/** Links inside a text are plain HTML: a plain click on one changes the page within the document, as on any other. */
const followTextLink = (navigate: NavigateFunction) => (event: MouseEvent) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-page-html] a[href]') : null;
  const isFile = /\.\w+$/.test(link?.pathname ?? '');
  if (
    !link ||
    !isPlainClick(event) ||
    isFile ||
    event.defaultPrevented ||
    link.origin !== location.origin ||
    link.target
  )
    return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
};

const PATIENCE = 3000;

/** Says that a page is late, when it is. */
function WaitingNotice() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <p className={styles['waiting']} role="status">
      The next page takes longer than usual. This one stays until it is there.
    </p>
  );
}

function DeviceTroubles() {
  const trouble = useDeviceTrouble((state) => state.trouble);
  const Trouble = useFetched(trouble !== null, async () => (await import('./device-trouble.tsx')).DeviceTrouble);
  return trouble && Trouble && <Trouble trouble={trouble} />;
}

/** The one place that speaks to screen readers of what changed. */
function Announcement() {
  return (
    <p className={styles['announcement']} aria-live="polite">
      {useAnnouncement((state) => state.text)}
    </p>
  );
}
