let context: AudioContext | undefined;

/** The tab's one audio context, which a press wakes. */
export function audioContext(): AudioContext {
  if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'playback' });
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume().catch(() => {}); // refused: the next press wakes it
  return context;
}
