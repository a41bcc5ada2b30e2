import { Link } from './link.jsx';

export const LayerMap = ({ map: { heading, text }, cards }) => (
  <section>
    <h2>{heading}</h2>
    <p>{text}</p>
    <div className="map">
      <svg viewBox="0 0 400 400" role="img" aria-label={heading}>
        {[190, 150, 110].map((size) => (
          <rect key={size} x={200 - size} y={200 - size} width={2 * size} height={2 * size} />
        ))}
        {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) => (
          <ellipse key={angle} cx="200" cy="110" rx="34" ry="80" transform={`rotate(${angle} 200 200)`} />
        ))}
        {[96, 72, 48, 24, 6].map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} />
        ))}
      </svg>
      <fieldset>
        <legend>Layers</legend>
        {cards.map(({ layer, title, subtitle, text: about }) => (
          <label key={layer}>
            <input type="radio" name="layer" value={layer} defaultChecked={layer === 1} />
            <span>
              Layer {layer} · {title}
            </span>
            <p>{subtitle}</p>
            <p>{about}</p>
          </label>
        ))}
      </fieldset>
    </div>
    <Link href="/decodings/three-layer-model" className="button">
      Decode This Map
    </Link>
  </section>
);
