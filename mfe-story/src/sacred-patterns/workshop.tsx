import { saveFile } from '@roe/shared/save-file';
import { Button } from '@roe/shared/ui/button';
import { useRef, useState } from 'react';
import { Figure } from './figure.tsx';
import type { Pattern } from './pattern.ts';
import styles from './sacred-patterns-page.module.css';
import { hexOf, svgOf } from './svg-file.ts';

/** Colours that a drawing may have: tokens, so that they fit the night and the day. */
const colours = [
  { name: 'Gold', value: 'var(--gold)' },
  { name: 'Rose', value: 'var(--rose)' },
  { name: 'Moonlight', value: 'var(--layer-1)' },
  { name: 'Leaf', value: 'var(--layer-3)' },
  { name: 'Ink', value: 'var(--ink)' },
] as const;

/** A drawing that a visitor takes apart step by step, colours, and takes along. It is loaded after the page. */
export function Workshop({ pattern }: { pattern: Pattern }) {
  const { id: file, name, steps, construction } = pattern;
  const sheet = useRef<HTMLDivElement>(null);
  const [stepCount, setStepCount] = useState(steps.length);
  const [isDrawn, setIsDrawn] = useState(false);
  const [colour, setColour] = useState<string>(colours[0].value);
  const [weight, setWeight] = useState(1.2);

  function showSteps(count: number) {
    setIsDrawn(true);
    setStepCount(count);
  }

  function onDownloaded() {
    const drawing = sheet.current?.querySelector('svg');
    if (!drawing) return;
    saveFile(
      `${file}.svg`,
      svgOf(steps.slice(0, stepCount), { colour: hexOf(getComputedStyle(drawing).color), weight }),
      'image/svg+xml',
    );
  }

  return (
    <>
      <div className={styles['sheet']} ref={sheet}>
        <Figure steps={steps} name={name} stepCount={stepCount} isDrawn={isDrawn} colour={colour} weight={weight} />
      </div>
      <div className={styles['tools']}>
        <p className={styles['now']} aria-live="polite">
          <strong>
            Step {stepCount} of {steps.length}
          </strong>{' '}
          {construction[stepCount - 1]}
        </p>
        <div className={styles['row']}>
          <Button size="small" onClick={() => showSteps(1)}>
            From the start
          </Button>
          <Button
            size="small"
            aria-disabled={stepCount === 1}
            onClick={() => stepCount > 1 && showSteps(stepCount - 1)}
          >
            Step back
          </Button>
          <Button
            size="small"
            aria-disabled={stepCount === steps.length}
            onClick={() => stepCount < steps.length && showSteps(stepCount + 1)}
          >
            Next step
          </Button>
        </div>
        <div className={styles['row']}>
          <label>
            Colour
            <select value={colour} onChange={({ target }) => setColour(target.value)}>
              {colours.map(({ name: label, value }) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            Line weight
            <input
              type="range"
              min="0.4"
              max="4"
              step="0.2"
              value={weight}
              onChange={({ target }) => setWeight(Number(target.value))}
            />
          </label>
          <Button size="small" onClick={onDownloaded}>
            Download as SVG
          </Button>
        </div>
      </div>
    </>
  );
}
