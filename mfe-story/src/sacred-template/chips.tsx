import { Chip, ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { useState } from 'react';
import { Row, Stack } from './specimen.tsx';

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
