/** What has not come in this time counts as failed, in milliseconds. */
export const LOAD_TIMEOUT = 8000;
