import './frame.css';
import { Icon } from './icon.jsx';
import { Link } from './link.jsx';
import { Search } from './search.jsx';
import { Settings } from './settings.jsx';

const Links = ({ links, url }) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} aria-current={href === url ? 'page' : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

export const Header = ({ menu, url }) => (
  <header className="site">
    <Link href="/" className="brand" aria-label="ROE, Reality of Everything">
      <Icon name="mark" />
      <span>ROE</span>
    </Link>
    <nav id="menu" popover="auto" aria-label="Main">
      <Links links={menu} url={url} />
    </nav>
    <div>
      <Search />
      <Settings />
      <Link href="/chatbot" className="ask">
        Ask
      </Link>
      <button type="button" popoverTarget="menu" className="menu">
        <Icon name="menu" /> Menu
      </button>
    </div>
  </header>
);

const layers = [
  [1, 'Stillness', 'Pure Consciousness', 'The unmoving witness. It is not a thing among things.'],
  [2, 'Vibration', 'Creative Energy, Archetype, mind', 'The first movement in it: pattern, intention, name.'],
  [3, 'Form', 'Manifested Reality', 'What the movement looks like when it is met as a world.'],
];

export const Footer = ({ links, url }) => (
  <>
    <footer className="site">
      <p>
        <Icon name="mark" />
        <span>Stillness, Vibration, Form: one reality, read in three layers.</span>
      </p>
      <nav aria-label="Footer">
        <Links links={links} url={url} />
      </nav>
      <p>
        <span>108+ truths decoded</span>
        <span>Free and non-commercial.</span>
      </p>
    </footer>
    <div className="dock">
      <button type="button" popoverTarget="layers">
        <Icon name="mark" />
        <span>Three-Layer Model</span>
      </button>
    </div>
    <dialog id="layers" popover="auto" aria-labelledby="layers-title">
      <h2 id="layers-title">The Three Layers of Reality</h2>
      <ol>
        {layers.map(([layer, name, title, text]) => (
          <li key={layer}>
            <span className="layer">
              Layer {layer} · {name}
            </span>
            <p>{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <button type="button" popoverTarget="layers" popoverTargetAction="hide">
        Close Model
      </button>
      <Link href="/decodings/three-layer-model">Read the decoding</Link>
    </dialog>
  </>
);
