import { ButtonLink } from '@roe/shared/ui/button-link';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import type { Teaser } from './home.ts';
import { Panel } from './panel.tsx';

/** The figure of the three layers, and the way to its decoding. */
export function LayerMap({ heading, text }: Teaser) {
  return (
    <Panel heading={heading} lead={text}>
      <LayersDiagram />
      <p>
        <ButtonLink to="/decodings/three-layer-model">Decode This Map</ButtonLink>
      </p>
    </Panel>
  );
}
