import type { Registry } from '@roe/shared/contract';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useSite } from '../loading/site-context.ts';
import { pathOf } from '../path.ts';
import styles from './seams.module.css';

/** Outlines the parts of the page, and says of each where it comes from. */
export function Seams() {
  const site = useSite();
  const registry = use(site.registry());
  const path = pathOf(useLocation());
  const id = site.releaseAt(path)?.id;
  return (
    <>
      <Seam of="header" label={`shell ${registry.shell.version}`} />
      {id && (
        <Seam of="main" label={labelOf(registry, id)} more={path === site.renderedPath ? 'prerendered' : 'loaded'} />
      )}
      <Seam of="footer" label={`shell ${registry.shell.version}`} more={`revision ${registry.revision}`} />
    </>
  );
}

function labelOf({ sections }: Registry, id: string): string {
  const release = sections[id];
  if (!release) return id;
  const { version, shippedAt, size } = release;
  return `${id} ${version}, shipped ${shippedAt.slice(0, 16).replace('T', ' ')} UTC, ${(size / 1000).toFixed(1)} kB`;
}

function Seam({ of, label, more }: { of: string; label: string; more?: string }): ReactNode {
  const part = document.querySelector(`#-root > ${of}`);
  if (!part) return null;
  const text = more ? `${label}, ${more}` : label;
  return createPortal(
    <div className={styles['seam']} data-part={of}>
      <span>{text}</span>
    </div>,
    part,
  );
}
