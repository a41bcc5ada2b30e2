import { decoded } from '@roe/shared/contract/pattern';
import { Button } from '@roe/shared/ui/button';
import { Dialog } from '@roe/shared/ui/dialog';
import { Prose } from '@roe/shared/ui/prose';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './about-seer-page.module.css';

interface Props {
  title: string;
  lead: string;
  html: string;
}

/** The long text stands in the document all the time, so that it can be read without script and an address can name its parts. */
export function ModernVedanta({ title, lead, html }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const named = hash && document.getElementById(decoded(hash.slice(1)) ?? '');
    if (named && inside.current?.contains(named)) {
      setIsOpen(true);
      requestAnimationFrame(() => named.scrollIntoView());
    }
  }, [hash]);

  return (
    <section className={styles['vedanta']} aria-labelledby="-modern-vedanta">
      <h2 id="-modern-vedanta">{title}</h2>
      <p>{lead}</p>
      <div data-needs-script="">
        <Button variant="primary" data-early="explore-vedanta" onClick={() => setIsOpen(true)}>
          Explore
        </Button>
      </div>
      <div className={styles['overlay']} ref={inside}>
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={title}
          variant="overlay"
          actions={<Button onClick={() => setIsOpen(false)}>Back to the page</Button>}
        >
          <div className={styles['text']}>
            <Prose html={html} />
          </div>
        </Dialog>
      </div>
    </section>
  );
}
