/**
 * Whether a shell of one version of the contract can run a section that was built with another: the same major, and nothing newer
 * than the shell has.
 */
export function canRun(shell: string, section: string): boolean {
  const [major, minor] = shell.split('.').map(Number);
  const [wantedMajor, wantedMinor] = section.split('.').map(Number);
  return major === wantedMajor && Number(wantedMinor) <= Number(minor);
}
