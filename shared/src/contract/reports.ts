/**
 * What can fail of a part of the site at a visitor's: its code could not be had, its data could not be had, a page of it threw
 * while it was shown, or the shell itself threw.
 */
export const failureKinds = ['load', 'data', 'render', 'frame'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What a browser sends to `/api/reports`. */
export interface Failure {
  /** Id of a section; "shell" is the shell. */
  section: string;
  /** The section's code hash; the version of the shell. */
  code: string;
  kind: FailureKind;
}
