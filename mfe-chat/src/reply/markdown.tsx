import Markdown, { type Components } from 'react-markdown';
import { CheckedLink } from './checked-link.tsx';

/** What an answer may be made of: no HTML of its own, no pictures. */
const allowed = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'br', 'code', 'blockquote', 'a'];

const components: Components = {
  a: ({ href, children }) => <CheckedLink href={href}>{children}</CheckedLink>,
};

/** An answer that was written in Markdown. */
export function ReplyMarkdown({ text }: { text: string }) {
  return (
    <Markdown skipHtml allowedElements={allowed} unwrapDisallowed components={components}>
      {text}
    </Markdown>
  );
}
