import './home.css';
import { Icon } from './icon.jsx';
import { LayerMap } from './layer-map.jsx';
import { Link } from './link.jsx';
import { Picture } from './picture.jsx';

export const Home = ({ home }) => (
  <>
    <Hero home={home} />
    <Layers layers={home.layers} />
    <LayerMap map={home.map} cards={home.layers.cards} />
    <section>
      <ul className="strip" aria-hidden="true">
        {home.opening.slice(1).map(({ picture }) => (
          <li key={picture.src}>
            <Picture picture={picture} sizes="(width < 48rem) 24rem, 46rem" />
          </li>
        ))}
      </ul>
      <h2>{home.cosmic.heading}</h2>
      <p>{home.cosmic.text}</p>
      <Link href="/cosmic-series" className="button">
        Watch the Cosmic Storyboard
      </Link>
    </section>
    <Stations storyboard={home.storyboard} />
    <section>
      <div className="pair">
        {home.geometryPictures.map((picture) => (
          <Picture key={picture.src} picture={picture} sizes="(width < 48rem) 62vw, 24rem" />
        ))}
      </div>
      <h2>{home.geometry.heading}</h2>
      <p>{home.geometry.text}</p>
      <Link href="/sacred-patterns" className="button">
        Explore the Sacred Geometry
      </Link>
    </section>
    <Wombs wombs={home.wombs} picture={home.wombsPicture} />
    <section>
      <h2>{home.author.heading}</h2>
      <p>{home.author.text}</p>
      <Link href="/about">
        About ROE <Icon name="forward" />
      </Link>
      <Link href="/realization">
        The realization story <Icon name="forward" />
      </Link>
    </section>
  </>
);

const Hero = ({ home: { title, subtitle, quote, opening } }) => (
  <div className="hero">
    <Picture picture={opening[0].picture} sizes="(orientation: portrait) 100vh, max(100vw, 178vh)" isFirst />
    <div>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <div>
        <Link href="/decodings" className="button">
          Explore Decodings
        </Link>
        <Link href="/declaration" className="button">
          Read the ROE Declaration
        </Link>
        <Link href="/about-roe">Learn More about ROE</Link>
      </div>
      <blockquote>
        <p lang="sa">{quote.devanagari}</p>
        <p lang="sa-Latn">{quote.iast}</p>
        <p>{quote.translation}</p>
        <footer>{quote.source}</footer>
      </blockquote>
    </div>
  </div>
);

const Layers = ({ layers: { heading, cards } }) => (
  <section>
    <h2>{heading}</h2>
    <ul className="cards">
      {cards.map(({ layer, picture, title, subtitle, text }) => (
        <li key={layer}>
          <Picture picture={picture} sizes="(width < 42rem) 92vw, 23rem" />
          <span className="layer">
            Layer {layer} · {title}
          </span>
          <h3>{subtitle}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Stations = ({ storyboard: { heading, intro, steps } }) => (
  <section>
    <h2>{heading}</h2>
    <p>{intro}</p>
    <ol className="stations">
      {steps.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link href={link.href}>
            {link.label} <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ol>
  </section>
);

const Wombs = ({ wombs: { heading, status, text, episodes }, picture }) => (
  <section>
    <Picture picture={picture} sizes="(width < 52rem) 100vw, 74rem" />
    <p className="category">{status}</p>
    <h2>{heading}</h2>
    <p>{text}</p>
    <ol>
      {episodes.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    <Link href="/pregnancy-of-wombs" className="button">
      Explore the Series
    </Link>
  </section>
);
