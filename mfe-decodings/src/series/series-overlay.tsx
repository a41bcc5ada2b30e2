import { Dialog } from '@roe/shared/ui/dialog';
import type { SeriesData } from './series.ts';
import { SeriesView } from './series-view.tsx';

/** A series over the list, on the whole screen. */
export function SeriesOverlay({ onClose, ...data }: SeriesData & { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={data.series.name} closeLabel="Close series" variant="overlay">
      <SeriesView {...data} heading="h3" />
    </Dialog>
  );
}
