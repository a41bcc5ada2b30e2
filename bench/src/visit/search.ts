import type { Page } from '@playwright/test';

/** The field of the site's search, ours and that of the peers. */
export const searchBox = (page: Page) => page.getByPlaceholder('Search decodings, topics, or wisdom...');
