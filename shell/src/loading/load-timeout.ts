/** What has not come in this time counts as failed, in milliseconds. In development a compiler may be at work first. */
export const LOAD_TIMEOUT = process.env['NODE_ENV'] === 'development' ? 60_000 : 8000;
