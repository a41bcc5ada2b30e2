import { Button } from '@roe/shared/ui/button';
import { Dialog } from '@roe/shared/ui/dialog';
import { Message } from '@roe/shared/ui/message';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetDevice } from './forget-device.ts';
import styles from './privacy-page.module.css';

/** What the reload after a deletion finds in the history. */
interface Deleted {
  deleted: string[];
}

/** The history outlives the page, and other code writes to it too. */
const isDeleted = (state: Partial<Deleted> | null): state is Deleted =>
  Array.isArray(state?.deleted) && state.deleted.every((name) => typeof name === 'string');

/**
 * The page is loaded anew after a deletion: sections that run in this tab would else write back what they hold. What was
 * deleted comes along in the history.
 */
export function Deletion() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [deleted, setDeleted] = useState<string[]>();
  const message = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDeleted(state) || isLeaving.current) return;
    void forgetDevice(); // what was written while the page was left
    setDeleted(state.deleted);
    navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);

  useEffect(() => {
    if (deleted) message.current?.focus();
  }, [deleted]);

  async function onConfirmed() {
    isLeaving.current = true;
    const deleted = await forgetDevice();
    navigate(pathname, { replace: true, state: { deleted } satisfies Deleted });
    setTimeout(() => location.reload());
  }

  return (
    <section className={styles['deletion']} aria-labelledby="-delete">
      <h2 id="-delete">Delete everything on this device</h2>
      <p>
        Settings, favorites, reading places, searches, likes, tracks that you keep offline, the conversation with
        Sakshi, and a message that is not sent yet.
      </p>
      <p className={styles['scriptless']}>
        The button needs JavaScript. Without it nothing is kept, apart from what earlier visits left.
      </p>
      <div data-needs-script="">
        <Button data-early="delete-all" onClick={() => setIsAsked(true)}>
          Delete all data on this device
        </Button>
      </div>
      <div className={styles['outcome']} ref={message} tabIndex={-1}>
        {deleted && (
          <Message kind="success" title={deleted.length > 0 ? 'Deleted' : 'Nothing to delete'}>
            {deleted.length > 0 ? (
              <p>
                {deleted.length === 1 ? 'One entry was' : `${deleted.length} entries were`} on this device and deleted
                from it: {deleted.join(', ')}.
              </p>
            ) : (
              <p>This site had kept nothing on this device.</p>
            )}
          </Message>
        )}
      </div>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Delete everything on this device?"
        actions={
          <>
            <Button variant="primary" onClick={onConfirmed}>
              Delete
            </Button>
            <Button onClick={() => setIsAsked(false)}>Keep it</Button>
          </>
        }
      >
        <p>This cannot be undone. Messages that you have sent are not touched.</p>
      </Dialog>
    </section>
  );
}
