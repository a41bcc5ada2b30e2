/**
 * Tells whether this browser can speak: now, and when its voices come, which is often later.
 * @returns the way to stop
 */
export function watchVoices(onKnown: (canSpeak: boolean) => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  const tell = () => onKnown(speechSynthesis.getVoices().length > 0);
  tell();
  speechSynthesis.addEventListener('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener('voiceschanged', tell);
}
