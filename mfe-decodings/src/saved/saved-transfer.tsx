import { saveFile } from '@roe/shared/save-file';
import type { Saved } from '@roe/shared/state/saved';
import { useSaved } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { Message } from '@roe/shared/ui/message';
import { type ChangeEvent, useId, useState } from 'react';
import { fileFromSaved, merged, savedFromFile } from './saved-file.ts';
import styles from './saved-page.module.css';

interface Props {
  saved: Saved;
  isEmpty: boolean;
  /** A file was read: what to say, and what it changes. */
  onImported: (text: string, change: () => void) => void;
}

/** Takes what is saved to another device: as a file. */
export function SavedTransfer({ saved, isEmpty, onImported }: Props) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);

  const onExported = () => saveFile('roe-saved.json', fileFromSaved(saved), 'application/json');

  async function onFileChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const added = savedFromFile(await file.text(), file.name);
      setError(null);
      onImported(`“${file.name}” was imported.`, () => useSaved.setState((here) => merged(here, added)));
    } catch (error) {
      setError((error as Error).message);
    }
    target.value = ''; // so that the same file can be chosen again
  }

  return (
    <section className={styles['part']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Export and import</h2>
      <p>
        A file takes all of this to another device or browser. An import adds to what is here and takes nothing away.
      </p>
      <div className={styles['actions']}>
        {!isEmpty && <Button onClick={onExported}>Export as JSON</Button>}
        <label className={styles['import']} htmlFor={id}>
          Import a file
          <input id={id} type="file" accept="application/json,.json" onChange={onFileChosen} />
        </label>
      </div>
      {error && (
        <Message kind="error" title="The file was not imported. Nothing was changed.">
          {error} Choose a file that was exported here.
        </Message>
      )}
    </section>
  );
}
