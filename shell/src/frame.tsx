import type { NavEntry } from '@roe/shared/contract';
import type { ReactNode, Ref } from 'react';
import { AudioToggle } from './audio-toggle.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';

interface Props {
  nav: NavEntry[];
  isPending?: boolean;
  main?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Everything around a section. */
export function Frame({ nav, isPending, main, children }: Props) {
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      <Header nav={nav} />
      <main id="main" className={styles['main']} ref={main} tabIndex={-1} aria-busy={isPending || undefined}>
        {children}
      </main>
      <Footer nav={nav} />
      <AudioToggle />
    </>
  );
}
