import styles from './palette.module.css';

const colours: [token: string, use: string][] = [
  ['ground', 'the page'],
  ['surface', 'what lies on it'],
  ['surface-raised', 'dialogs, menus'],
  ['ink', 'text'],
  ['ink-soft', 'text beside the main text'],
  ['ink-faint', 'dates, counts, sources'],
  ['line', 'hairlines'],
  ['edge', 'borders of what can be pressed'],
  ['gold', 'links, the primary button'],
  ['on-gold', 'text on gold'],
  ['glow', 'light around gold'],
  ['rose', 'second accent, sparingly'],
  ['danger', 'errors'],
  ['good', 'success'],
  ['focus', 'the ring around the focus'],
  ['layer-1', 'Layer 1, Stillness'],
  ['layer-2', 'Layer 2, Vibration'],
  ['layer-3', 'Layer 3, Form'],
];

export function Palette() {
  return (
    <ul className={styles['palette']}>
      {colours.map(([token, use]) => (
        <li key={token} className={styles['colour']}>
          <span className={styles['swatch']} style={{ background: `var(--${token})` }} />
          <span>
            <code className={styles['token']}>--{token}</code>
            <span className={styles['use']}>{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
