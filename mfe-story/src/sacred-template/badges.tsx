import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { LevelBadge } from '@roe/shared/ui/level-badge';
import { Row, Stack } from './specimen.tsx';

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
