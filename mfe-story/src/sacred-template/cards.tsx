import { BookCover } from '@roe/shared/ui/book-cover';
import { Card, CardGrid } from '@roe/shared/ui/card';
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
