/** How a step of the checks ended. */
export interface Outcome {
  passed: number;
  /** What failed: its name, and the first line of what it said, where it said something. */
  failed: string[];
  skipped: number;
}

/** A step that is one check. */
export const outcomeOf = (name: string, isPassed: boolean): Outcome => ({
  passed: Number(isPassed),
  failed: isPassed ? [] : [name],
  skipped: 0,
});

/** Names what failed, adds the outcomes, says the closing line, and sets the exit code. The end of a log tells all. */
export function close(outcomes: Outcome[]): void {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const sum = (kind: 'passed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
  const skipped = sum('skipped');
  if (failed.length > 0) console.log(`\n${failed.map((name) => `✗ ${name}`).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  if (failed.length > 0) process.exitCode = 1;
}
