import { BookCover } from '@roe/shared/ui/book-cover';
import { Card, CardGrid } from '@roe/shared/ui/card';
import { Carousel } from '@roe/shared/ui/carousel';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import { Link } from 'react-router-dom';
import { Drawing } from './drawing.tsx';
import { Row, Stack } from './specimen.tsx';

export function CardStates() {
  return (
    <Stack>
      <CardGrid>
        <li>
          <Card
            title="The Three-Layer Model"
            to="/decodings/three-layer-model"
            picture={<Drawing figure="creator" layer={2} />}
            kicker="Cosmos"
            foot={
              <>
                <LevelBadge level="Seeker" />
                <Link to="/decodings/consciousness-levels">What are levels?</Link>
              </>
            }
          >
            <p>With a picture, and a link inside it that leads elsewhere.</p>
          </Card>
        </li>
        <li>
          <Card title="As Within, So Without" kicker="In preparation">
            <p>Without a way on: it is still to come, and only read.</p>
          </Card>
        </li>
      </CardGrid>
      <Covers />
    </Stack>
  );
}

const books = [
  { seed: 'kena', title: 'Kena Upaniṣad', author: 'Sāmaveda', layer: 1 },
  { seed: 'katha', title: 'Kaṭha Upaniṣad', author: 'Kṛṣṇa Yajurveda', layer: 2 },
  { seed: 'isha', title: 'Īśa Upaniṣad', author: 'Śukla Yajurveda', layer: 3 },
] as const;

function Covers() {
  return (
    <Row label={`Book covers, one of each layer: ${books.map(({ title }) => title).join(', ')}`}>
      {books.map((book) => (
        <div key={book.seed} style={{ inlineSize: '7rem' }}>
          <BookCover {...book} />
        </div>
      ))}
    </Row>
  );
}

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
