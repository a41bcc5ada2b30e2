import { useKinds } from '@roe/shared/frame';
import type { Group } from './groups.ts';
import { MoreOption, ResultOption } from './search-option.tsx';
import styles from './search-results.module.css';

interface Props {
  group: Group;
  /** Id of the list. */
  list: string;
  /** Place of the option that the arrow keys have come to. */
  active: number;
  onChosen: () => void;
  onUnfolded: () => void;
}

/** Results of one kind under its name, and an option that shows the rest of them. */
export function ResultGroup({ group, list, active, onChosen, onUnfolded }: Props) {
  const { kind, count, results, first, next } = group;
  const labels = useKinds();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no list of options may have a fieldset in it
    <div role="group" aria-labelledby={`${list}-${kind}`}>
      <p className={styles['kind']} id={`${list}-${kind}`}>
        {labels[kind]?.plural ?? 'Pages'} <span>{count}</span>
      </p>
      {results.map((result, index) => (
        <ResultOption
          key={result.href}
          result={result}
          id={`${list}-${first + index}`}
          isActive={active === first + index}
          onChosen={onChosen}
        />
      ))}
      {next && (
        <MoreOption
          id={`${list}-${first + results.length}`}
          isActive={active === first + results.length}
          onChosen={onUnfolded}
        >
          Show all {count}
        </MoreOption>
      )}
    </div>
  );
}
