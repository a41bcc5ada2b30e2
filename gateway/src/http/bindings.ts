/** What the server knows of a request besides it. */
export interface Bindings {
  /** Address that limits count, from `clientAddress`. */
  address: string;
}
