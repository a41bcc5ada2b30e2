import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
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
