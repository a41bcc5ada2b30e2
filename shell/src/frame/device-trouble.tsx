import { deviceTroubleSeen } from '@roe/shared/state/device';
import { Button } from '@roe/shared/ui/button';
import styles from './frame.module.css';

const troubles = {
  unreadable: 'What this site kept on your device could not be read. It is set aside, and the site starts afresh.',
  full: 'Your device has no room for what this site would keep on it. Your choices last as long as this tab.',
};

/** What could not be kept on the device or read from it. It comes when it is to be said. */
export function DeviceTrouble({ trouble }: { trouble: keyof typeof troubles }) {
  return (
    <div className={styles['trouble']} role="status">
      <p>{troubles[trouble]}</p>
      <Button size="small" onClick={deviceTroubleSeen}>
        Close
      </Button>
    </div>
  );
}
