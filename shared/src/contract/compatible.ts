/**
 * Whether a frame of one version of the contract can run a section that was built with another: the same major, and nothing newer
 * than the frame has.
 */
export function canRun(frame: string, section: string): boolean {
  const [major, minor] = frame.split('.').map(Number);
  const [wantedMajor, wantedMinor] = section.split('.').map(Number);
  return major === wantedMajor && Number(wantedMinor) <= Number(minor);
}
