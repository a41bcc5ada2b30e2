import { Card } from '@roe/shared/ui/card';
import { Carousel } from '@roe/shared/ui/carousel';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Drawing } from './drawing.tsx';

export function MoreLikeThis() {
  return (
    <Carousel title="More Like This">
      <Card
        title="The Seer Awakens"
        to="/decodings/seer-awakens"
        kicker={<LayerBadge layer={1} />}
        picture={<Drawing figure="witness" layer={1} />}
      >
        <p>A dream, a laboratory, and the one who was in both.</p>
      </Card>
      <Card
        title="What Is ROE?"
        to="/decodings/what-is-roe"
        kicker={<LayerBadge layer={2} />}
        picture={<Drawing figure="destroyer" layer={2} />}
      >
        <p>A way of reading, and what it does not claim.</p>
      </Card>
      <Card
        title="The Sacred Web of Decodings"
        to="/decodings/sacred-web-of-decodings"
        kicker={<LayerBadge layer={3} />}
        picture={<Drawing figure="preserver" layer={3} />}
      >
        <p>How one thread leads to the next.</p>
      </Card>
      <Card
        title="The Mirror Is You"
        to="/decodings/mirror-is-you"
        kicker={<LayerBadge layer={1} />}
        picture={<Drawing figure="mirror" layer={1} />}
      >
        <p>What is left when the picture changes.</p>
      </Card>
      <Card
        title="ROE Is Truth"
        to="/decodings/roe-is-truth"
        kicker={<LayerBadge layer={3} />}
        picture={<Drawing figure="seeker" layer={3} />}
      >
        <p>What the word can mean here, and what it cannot.</p>
      </Card>
    </Carousel>
  );
}
