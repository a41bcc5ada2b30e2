import { usePageData } from '@roe/shared/frame';
import { type SeekerLevel, seekerLevelChosen, usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { Dialog, useDialog } from '@roe/shared/ui/dialog';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Picker } from './answerers/picker.tsx';
import styles from './guide-page.module.css';
import { Chat } from './screen/chat.tsx';
import { Prepared, type PreparedQuestion } from './screen/prepared.tsx';
import { ReadyMade } from './screen/ready-made.tsx';
import { useDraft } from './screen/use-draft.ts';

export interface GuideData {
  questions: PreparedQuestion[];
}

const levels: { id: SeekerLevel; name: string; description: string }[] = [
  { id: 'beginner', name: 'Beginner', description: 'New to spiritual concepts' },
  { id: 'seeker', name: 'Seeker', description: 'Actively exploring truth' },
  { id: 'realized', name: 'Realized', description: 'Deep understanding' },
];

export function GuidePage() {
  const { questions } = usePageData<GuideData>();
  const level = usePreferences((preferences) => preferences.seekerLevel);
  const draft = useDraft();
  return (
    <>
      <PageHeader lead="Your AI guide through the three layers of reality">
        <p className={styles['scriptless']}>
          Asking needs JavaScript, which is switched off in this browser. The ten questions below have their answers
          without it.
        </p>
        <ViewModel />
      </PageHeader>
      <div className={styles['guide']}>
        <div className={styles['asking']}>
          <Chat draft={draft} />
          <p className={styles['help']}>
            <strong>In danger, or thinking of ending your life?</strong> Call your local emergency number, and go to a
            person nearby. A program cannot keep you safe.
          </p>
        </div>
        <div className={styles['settings']} data-needs-script="">
          <fieldset className={styles['levels']}>
            <legend>Seeker level</legend>
            {levels.map(({ id, name, description }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="level"
                  value={id}
                  checked={level === id}
                  onChange={() => seekerLevelChosen(id)}
                />
                <span className={styles['level']}>
                  {name}
                  <small>{description}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <Picker />
        </div>
        <ReadyMade questions={questions} onChosen={(text) => draft.fill(text)} />
      </div>
      <Prepared questions={questions} level={level} />
    </>
  );
}

function ViewModel() {
  const model = useDialog();
  return (
    <div data-needs-script="">
      <Button data-early="model" onClick={model.onOpen}>
        View Model
      </Button>
      <Dialog isOpen={model.isOpen} onClose={model.onClose} title="Three-Layer Universal Model">
        {model.isSeen && <LayersDiagram />}
      </Dialog>
    </div>
  );
}
