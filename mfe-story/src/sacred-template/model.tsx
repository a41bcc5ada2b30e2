import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { Specimen, Stack } from './specimen.tsx';

/** With the room of a page, and with that of a dialog. */
export function Model() {
  return (
    <Stack>
      <LayersDiagram />
      <Specimen>
        <LayersDiagram initial={2} />
      </Specimen>
    </Stack>
  );
}
