interface Props {
  texts: string[];
  /** Of each. */
  className?: string | undefined;
}

/** Texts, a paragraph each. */
export const Paragraphs = ({ texts, className }: Props) =>
  texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
