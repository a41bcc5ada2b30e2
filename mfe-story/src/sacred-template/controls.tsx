import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { Chip, ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import { useState } from 'react';
import { Row, Stack } from './specimen.tsx';

export function Buttons() {
  const [isLiked, setIsLiked] = useState(true);
  return (
    <Stack>
      <Row label="Links that look like buttons">
        <ButtonLink variant="primary" to="/decodings">
          Explore Decodings
        </ButtonLink>
        <ButtonLink to="/declaration">Read the Declaration</ButtonLink>
      </Row>
      <Row label="Primary, quiet, plain">
        <Button variant="primary">Send</Button>
        <Button>Share</Button>
        <Button variant="plain">Clear</Button>
      </Row>
      <Row label="Small">
        <Button variant="primary" size="small">
          Read Now
        </Button>
        <Button size="small">More Info</Button>
        <Button variant="plain" size="small">
          Copy
        </Button>
      </Row>
      <Row label="Switch, busy, disabled">
        <Button isPressed={isLiked} onClick={() => setIsLiked(!isLiked)}>
          Like
        </Button>
        <Button variant="primary" isBusy>
          Sending
        </Button>
        <Button disabled>Load more</Button>
      </Row>
      <Row label="Quiet links">
        <ArrowLink to="/decodings">All decodings</ArrowLink>
        <ArrowLink to="/about" direction="back">
          Back to About
        </ArrowLink>
      </Row>
    </Stack>
  );
}

export function Chips() {
  const [chosen, setChosen] = useState('All');
  return (
    <Stack>
      <Row label="Switches">
        <ChipRow label="Samples of switches">
          {['All', 'Mantras', 'Meditation', 'Nature', 'Cosmic'].map((name) => (
            <Chip key={name} isPressed={name === chosen} onClick={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </Row>
      <Row label="Links, with counts">
        <ChipRow label="Samples of links">
          <ChipLink to="/real-world" isCurrent count={8}>
            All Analysis
          </ChipLink>
          <ChipLink to="/real-world?category=belief" isCurrent={false} count={2}>
            Belief
          </ChipLink>
          <ChipLink to="/real-world?category=superstition" isCurrent={false} count={2}>
            Superstition
          </ChipLink>
        </ChipRow>
      </Row>
    </Stack>
  );
}

export function Badges() {
  return (
    <Stack>
      <Row label="Layers">
        <LayerBadge layer={1} />
        <LayerBadge layer={2} />
        <LayerBadge layer={3} />
      </Row>
      <Row label="Consciousness levels">
        <LevelBadge level="Dream" />
        <LevelBadge level="Seeker" />
        <LevelBadge level="Seer" />
      </Row>
    </Stack>
  );
}
