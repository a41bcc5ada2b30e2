import { useState } from 'react';

/** A dialog that is open or closed, and may never have been open: what nobody has opened is not in the document. */
export function useDialog() {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return {
    isSeen: state !== 'unseen',
    isOpen: state === 'open',
    onOpen: () => setState('open'),
    onClose: () => setState('closed'),
  };
}
