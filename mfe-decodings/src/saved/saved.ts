/** Page data of /saved. */
export interface SavedData {
  /** Title of a text by its address, the newest texts. */
  titles: Record<string, string>;
}
