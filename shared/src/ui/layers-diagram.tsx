import { type ReactNode, useId } from 'react';
import { layers } from './layers.tsx';
import styles from './layers-diagram.module.css';
import { LayersFigure } from './layers-figure.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const signs = {
  1: <circle cx="8" cy="8" r="2.25" fill="currentColor" stroke="none" />,
  2: <path d="M1 8q1.75-5 3.5 0t3.5 0 3.5 0 3.5 0" />,
  3: <path d="M2.5 2.5h11v11h-11z" />,
};

/**
 * The model of the three layers: a still point, rings of waves round it, a square of form with its gates. A layer is chosen on
 * the figure or by its name; that is plain HTML, so it works before any script, and without script all three texts show.
 */
export function LayersDiagram({ initial = 1 }: { initial?: 1 | 2 | 3 }) {
  const id = useId();
  return (
    <div className={styles['frame']}>
      <div className={styles['diagram']}>
        <div className={styles['figure']}>
          <LayersFigure id={id} />
          {/* The areas of the figure that can be chosen. Names and keys are with the radio buttons. */}
          {layers.toReversed().map(({ layer }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: it points at the radio button below, which has a label with text
            <label key={layer} className={styles['area']} htmlFor={`${id}-${layer}`} data-layer={layer} />
          ))}
        </div>
        <fieldset className={styles['options']}>
          <legend>
            <VisuallyHidden>Layers</VisuallyHidden>
          </legend>
          {layers.map(({ layer, name }) => (
            <label key={layer} className={styles['option']} data-layer={layer} id={`${id}-${layer}-name`}>
              <input
                className={styles['radio']}
                type="radio"
                id={`${id}-${layer}`}
                name={id}
                value={layer}
                defaultChecked={layer === initial}
                aria-labelledby={`${id}-${layer}-name`}
                aria-describedby={`${id}-${layer}-text`}
              />
              <Sign>{signs[layer]}</Sign>
              <span className={styles['number']}>
                Layer {layer}
                <VisuallyHidden> · </VisuallyHidden>
              </span>
              <span className={styles['name']}>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles['texts']}>
          {layers.map(({ layer, name, also, text }) => (
            <div key={layer} className={styles['text']} id={`${id}-${layer}-text`} data-layer={layer}>
              <p className={styles['repeated']}>
                Layer {layer} · {name}
              </p>
              <p className={styles['also']}>{also}</p>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['sign']} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}
