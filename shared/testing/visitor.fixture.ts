import { act, configure, getConfig } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/**
 * Lets a visitor do something, and waits until all that it starts has come to rest. It takes no time, so that a test may hold the
 * clock.
 * @param user who has done something before; else somebody new
 */
export async function asVisitor(
  does: (user: UserEvent) => Promise<void>,
  user: UserEvent = userEvent.setup({ delay: null }),
): Promise<void> {
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (task) => task() }); // which would leave React's `act` before a page that suspends is there
  try {
    await act(() => does(user));
  } finally {
    configure({ asyncWrapper });
  }
}
