import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The browser's history, as React Router itself has it inside and gives to nobody by another name. Its `BrowserRouter` shows a
 * new address at once; the shell shows it when the page is there, and so listens by itself (docs/decisions/0002).
 */
export const createHistory = () => createBrowserHistory({ v5Compat: true });

type History = ReturnType<typeof createHistory>;

/** An address, and how the visitor came to it. */
export type Entry = Pick<History, 'action' | 'location'>;
