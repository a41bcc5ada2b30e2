import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

interface Props {
  title: ReactNode;
  /** Where all of the card leads; a card without it is only read. */
  to?: string;
  /** Navigation state that the way takes along. */
  state?: unknown;
  heading?: 'h2' | 'h3' | 'h4';
  /** An image, in the proportion that it has. */
  picture?: ReactNode;
  /** What kind of thing it is. */
  kicker?: ReactNode;
  /** Details and further links, at the foot. */
  foot?: ReactNode;
  /** A sentence or two. */
  children?: ReactNode;
}

/** A thing in a list: its title is a link whose area is the whole card; links and buttons inside stay above it. */
export function Card({ title, to, state, heading: Heading = 'h3', picture, kicker, foot, children }: Props) {
  return (
    <div className={styles['card']}>
      {picture && <div className={styles['picture']}>{picture}</div>}
      <div className={styles['body']}>
        {kicker && <div className={styles['kicker']}>{kicker}</div>}
        <Heading className={styles['title']}>
          {to ? (
            <Link className={styles['link'] ?? ''} to={to} state={state}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children && <div className={styles['text']}>{children}</div>}
        {foot && <div className={styles['foot']}>{foot}</div>}
      </div>
    </div>
  );
}

/** Cards in as many columns as there is room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles['grid']}>{children}</ul>;
}
