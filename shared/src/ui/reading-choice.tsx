import { type ReadingState, readingStates } from '@roe/shared/state/saved';
import { Chip } from './chip.tsx';
import styles from './reading-choice.module.css';

const names: Record<ReadingState, string> = { want: 'Want to read', reading: 'Reading', read: 'Read' };

interface Props {
  title: string;
  /** None where it is not on the reading list. */
  state: ReadingState | undefined;
  onChosen: (state: ReadingState) => void;
}

/** How far somebody is with a text of the reading list. */
export function ReadingChoice({ title, state, onChosen }: Props) {
  return (
    <fieldset className={styles['choice']}>
      <legend>Reading list: “{title}”</legend>
      {readingStates.map((each) => (
        <Chip key={each} data-early={each} isPressed={each === state} onClick={() => onChosen(each)}>
          {names[each]}
        </Chip>
      ))}
    </fieldset>
  );
}
