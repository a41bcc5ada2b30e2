import { usePageHtml } from '@roe/shared/frame';
import styles from './prose.module.css';

/** A text that the build made from Markdown: safe HTML from a field `html` of the page's data, in the site's reading style. */
export function Prose({ html }: { html: string }) {
  return <div className={styles['prose']} {...usePageHtml(html)} />;
}
