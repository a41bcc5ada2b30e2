import { usePageData } from '@roe/shared/frame';
import { type SeekerLevel, seekerLevelChosen, usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { Dialog, useDialog } from '@roe/shared/ui/dialog';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Link } from 'react-router-dom';
import styles from './guide-page.module.css';

export interface GuideData {
  questions: {
    slug: string;
    text: string;
    category: string;
    answer: Record<SeekerLevel, string>;
    layer: 1 | 2 | 3 | null;
    link: { href: string; label: string };
  }[];
}

const levels: { id: SeekerLevel; name: string; description: string }[] = [
  { id: 'beginner', name: 'Beginner', description: 'New to spiritual concepts' },
  { id: 'seeker', name: 'Seeker', description: 'Actively exploring truth' },
  { id: 'realized', name: 'Realized', description: 'Deep understanding' },
];

export function GuidePage() {
  const { questions } = usePageData<GuideData>();
  const level = usePreferences((preferences) => preferences.seekerLevel);
  return (
    <>
      <PageHeader lead="Your AI guide through the three layers of reality">
        <p>
          Sākṣī means the witness. These are ten questions that most people bring, with the answers that the guide was
          given to learn from. Choose how you would like to be spoken to.
        </p>
        <ViewModel />
      </PageHeader>
      <fieldset className={styles['levels']}>
        <legend>Seeker level</legend>
        {levels.map(({ id, name, description }) => (
          <label key={id}>
            <input type="radio" name="level" value={id} checked={level === id} onChange={() => seekerLevelChosen(id)} />
            <span className={styles['level']}>
              {name}
              <small>{description}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <ul className={styles['questions']}>
        {questions.map(({ slug, text, category, answer, layer, link }) => (
          <li key={slug} id={slug}>
            <details>
              <summary>
                <h2>{text}</h2> <span className={styles['category']}>{category}</span>
              </summary>
              {answer[level].split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className={styles['foot']}>
                {layer && <LayerBadge layer={layer} />}
                <Link to={link.href}>{link.label}</Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
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
