import { announce } from '@roe/shared/frame';
import { Button } from '@roe/shared/ui/button';
import { Toast } from '@roe/shared/ui/toast';
import { type ReactNode, useState } from 'react';
import type { AddressDialog } from './address-dialog.tsx';
import { type ShareOutcome, share } from './share.ts';
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
  const [Dialog, setDialog] = useState<typeof AddressDialog>();

  async function onClicked() {
    const absolute = new URL(url, location.href).href;
    announce(''); // so that the same words are heard again
    const outcome = await share({ title, text, url: absolute });
    const part = outcome === 'impossible' ? await import('./address-dialog.tsx').catch(() => undefined) : undefined;
    setDialog(() => part?.AddressDialog);
    setAddress(absolute);
    setCount((count) => count + 1);
    setOutcome(outcome);
  }

  const close = () => setOutcome(undefined);
  return (
    <>
      <Button variant="plain" size="small" onClick={onClicked}>
        <Sign of="share" />
        {children}
      </Button>
      {outcome === 'copied' && <Toast key={count} text="Link copied" onEnded={close} />}
      {outcome === 'impossible' &&
        (Dialog ? (
          <Dialog address={address} onClose={close} />
        ) : (
          <Toast key={count} kind="error" text={`Could not copy. The address is ${address}`} onEnded={close} />
        ))}
    </>
  );
}
