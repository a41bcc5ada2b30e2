import styles from './ready-made.module.css';

interface Props {
  questions: { slug: string; text: string; category: string }[];
  /** Gets the words of the one that was chosen. */
  onChosen: (text: string) => void;
}

/** Ten questions to begin with; one that is chosen fills the input. */
export function ReadyMade({ questions, onChosen }: Props) {
  return (
    <section className={styles['ready']} data-needs-script="">
      <h2>Quick Ready-Made Questions</h2>
      <ul className={styles['grid']}>
        {questions.map(({ slug, text, category }) => (
          <li key={slug}>
            <button type="button" data-early={slug} onClick={() => onChosen(text)}>
              {text}
              <small>{category}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
