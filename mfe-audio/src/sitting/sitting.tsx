import { usePreferences } from '@roe/shared/state/preferences';
import { Button } from '@roe/shared/ui/button';
import { Choice } from '../choice.tsx';
import { clockText } from '../clock.ts';
import practice from '../practice.module.css';
import { planChosen, rise, sit, useSitting } from './sit.ts';
import styles from './sitting.module.css';

/** The longest sitting, in minutes. */
const LONGEST = 180;

const intervals = [0, 1, 2, 5, 10, 15, 30].map((minutes) => [minutes, intervalText(minutes)] as const);

function intervalText(minutes: number): string {
  if (minutes === 0) return 'None';
  return minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`;
}

/** A timer for sitting: a bell at the beginning, at intervals, and at the end. */
export function Sitting() {
  const { plan, left } = useSitting();
  const isEnabled = usePreferences((preferences) => preferences.isAudioEnabled);
  const isSitting = left !== null;
  const isPlan = plan.minutes >= 1 && plan.minutes <= LONGEST;
  return (
    <section className={practice['practice']} aria-labelledby="-sitting" data-needs-script="">
      <h2 id="-sitting">Meditation timer</h2>
      <p>
        A bowl is struck at the beginning and at the end, and between if you like. A track or a mix may play with it.
      </p>
      <div className={styles['plan']}>
        <label>
          Minutes
          <input
            type="number"
            min={1}
            max={LONGEST}
            value={Number.isNaN(plan.minutes) ? '' : plan.minutes}
            disabled={isSitting}
            onChange={({ target }) => planChosen({ minutes: target.valueAsNumber })}
          />
        </label>
        <Choice
          label="Bells between"
          value={plan.every}
          options={intervals}
          isDisabled={isSitting}
          onChosen={(every) => planChosen({ every })}
        />
      </div>
      <div className={practice['actions']}>
        <Button disabled={!isPlan} onClick={isSitting ? rise : sit}>
          {isSitting ? 'End the sitting' : 'Begin to sit'}
        </Button>
        {isSitting && (
          <span className={styles['left']} role="timer">
            {clockText(Math.ceil(left))} left
          </span>
        )}
      </div>
      <p aria-live="polite">{isEnabled ? '' : 'Audio is muted: no bell is heard until you enable it.'}</p>
    </section>
  );
}
