import { type ComponentType, useEffect, useState } from 'react';

type Renderer = ComponentType<{ text: string }>;

let loaded: Renderer | undefined;

/** An answer: plain paragraphs until what reads Markdown has come, which is loaded with the first one. */
export function Reply({ text }: { text: string }) {
  const [Formatted, setFormatted] = useState<Renderer | undefined>(() => loaded);
  useEffect(() => {
    import('./markdown.tsx').then(
      ({ ReplyMarkdown }) => {
        loaded = ReplyMarkdown;
        setFormatted(() => ReplyMarkdown);
      },
      () => {}, // the words can be read without it
    );
  }, []);
  return Formatted ? <Formatted text={text} /> : <Plain text={text} />;
}

function Plain({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
