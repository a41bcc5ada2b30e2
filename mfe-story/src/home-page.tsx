import { usePageData } from '@roe/shared/frame';
import { Glyph } from '@roe/shared/ui/glyph';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Link } from 'react-router-dom';
import styles from './home-page.module.css';

interface HomeData {
  title: string;
  subtitle: string;
  quote: { devanagari: string; iast: string; translation: string; source: string };
  introduction: string[];
  layers: { layer: 1 | 2 | 3; label: string; title: string; subtitle: string; text: string; example: string }[];
}

export function HomePage() {
  const { title, subtitle, quote, introduction, layers } = usePageData<HomeData>();
  return (
    <>
      <div className={styles['hero']}>
        <Glyph size="4rem" />
        <h1>{title}</h1>
        <p className={styles['subtitle']}>{subtitle}</p>
        <p className={styles['ways']}>
          <Link to="/decodings">Explore Decodings</Link>
          <Link to="/decodings/three-layer-model">Decode This Map</Link>
        </p>
      </div>
      <div className={styles['introduction']}>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h2 className={styles['heading']}>The three layers</h2>
      <ol className={styles['layers']}>
        {layers.map((entry) => (
          <li key={entry.layer}>
            <LayerBadge layer={entry.layer} />
            <h3>{entry.subtitle}</h3>
            <p>{entry.text}</p>
            <p className={styles['example']}>{entry.example}</p>
          </li>
        ))}
      </ol>
      <figure className={styles['verse']}>
        <blockquote>
          <p lang="sa">{quote.devanagari}</p>
          <p lang="sa-Latn">{quote.iast}</p>
          <p>{quote.translation}</p>
        </blockquote>
        <figcaption>{quote.source}</figcaption>
      </figure>
    </>
  );
}
