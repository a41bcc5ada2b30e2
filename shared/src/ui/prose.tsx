import styles from './prose.module.css';

/**
 * A text that the build made from Markdown: safe HTML, in the site's reading style. One per page, from the page data's `html`.
 * While hydrating, the HTML in the document is the value, so that a page carries its text once.
 */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles['prose']}
      data-page-html=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitises it, see kit/markdown.ts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
