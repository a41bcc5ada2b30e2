import { Dialog } from '@roe/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import styles from './address-dialog.module.css';

/** Shows an address, ready to be copied by hand. */
export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Dialog isOpen onClose={onClose} title="Share">
      <p>This browser does not let the page copy for you. The address is selected: copy it from here.</p>
      <input
        className={styles['address']}
        readOnly
        aria-label="Address of this page"
        value={address}
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
