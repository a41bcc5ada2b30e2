import styles from './type-scale.module.css';

const steps: [step: string, name: string, sample: string][] = [
  ['heading1', 'Heading 1, display', 'Reality of Everything'],
  ['heading2', 'Heading 2, display', 'One thing, read three times'],
  ['heading3', 'Heading 3', 'In what did both appear?'],
  ['large', 'Large, for a lead', 'Look at one thing until you notice who is looking.'],
  [
    'body',
    'Body, 66 letters a line',
    'A lamp is lit at dusk. The flame can be measured; the hand that lit it can be asked why; and the dark that both of them needed was there before.',
  ],
  ['interface', 'Interface', 'Search · Share · Read Now · 12 min read'],
  ['small', 'Small', '9 March 2025 · No date · 1, 10, 100'],
];

export function TypeScale() {
  return (
    <dl className={styles['scale']}>
      {steps.map(([step, name, sample]) => (
        <div key={step}>
          <dt>{name}</dt>
          <dd className={styles[step]}>{sample}</dd>
        </div>
      ))}
      <div>
        <dt>Transliteration, IAST</dt>
        <dd className={styles['iast']} lang="sa-Latn">
          ā ī ū ṛ ṝ ḷ ṃ ḥ ṅ ñ ṭ ḍ ṇ ś ṣ: asato mā sad gamaya, tamaso mā jyotir gamaya
        </dd>
      </div>
      <div>
        <dt>Devanagari</dt>
        <dd className={styles['devanagari']} lang="sa">
          असतो मा सद्गमय । तमसो मा ज्योतिर्गमय ॥
        </dd>
      </div>
    </dl>
  );
}
