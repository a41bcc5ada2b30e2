import { Button } from '@roe/shared/ui/button';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { Message } from '@roe/shared/ui/message';
import { ProgressLine } from '@roe/shared/ui/progress-line';
import { Skeleton } from '@roe/shared/ui/skeleton';
import { Stack } from './specimen.tsx';

export function Messages() {
  return (
    <Stack>
      <Message>The guide answers from the texts of this site and names them.</Message>
      <Message kind="success" title="Message Received">
        Thank you for reaching out. Your question will be considered for future content.
      </Message>
      <Message kind="error" title="The answer broke off" actions={<Button size="small">Retry</Button>}>
        What had arrived is kept. Your question will not be asked twice.
      </Message>
    </Stack>
  );
}

export function Waiting() {
  return (
    <Stack>
      <Skeleton label="Sample of a text that is loading" />
      <Skeleton kind="card" lines={2} label="Sample of a card that is loading" />
      <ProgressLine value={0.62} label="Sample of progress" />
      <EmptyState title="No terms found." actions={<Button>Clear</Button>}>
        No term begins with that. Another letter may help, or a shorter word.
      </EmptyState>
    </Stack>
  );
}
