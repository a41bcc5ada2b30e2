import { announce } from '@roe/shared/frame';
import { Button } from '@roe/shared/ui/button';
import { Dialog } from '@roe/shared/ui/dialog';
import { Toast } from '@roe/shared/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ShareOutcome, share } from './share.ts';
import styles from './share-button.module.css';
import { Sign } from './sign.tsx';

interface Props {
  title: string;
  text: string;
  /** Root path of what is shared. */
  url: string;
  children?: ReactNode;
}

/** Shares a page, and says truly how that went. Where nothing is possible it shows the address, ready to be copied by hand. */
export function ShareButton({ title, text, url, children = 'Share' }: Props) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [count, setCount] = useState(0);
  const [address, setAddress] = useState('');

  async function onClicked() {
    const absolute = new URL(url, location.href).href;
    announce(''); // so that the same words are heard again
    const outcome = await share({ title, text, url: absolute });
    setAddress(absolute);
    setCount((count) => count + 1);
    setOutcome(outcome);
  }

  return (
    <>
      <Button variant="plain" size="small" onClick={onClicked}>
        <Sign of="share" />
        {children}
      </Button>
      {outcome === 'copied' && <Toast key={count} text="Link copied" onEnded={() => setOutcome(undefined)} />}
      {outcome === 'impossible' && <AddressDialog address={address} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
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
