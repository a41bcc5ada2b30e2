interface Player {
  onEnded: () => void;
  /** Nothing of it was heard. */
  onFailed: () => void;
}

/** Plays a recording. @returns what stops it */
export function play(url: string, { onEnded, onFailed }: Player): () => void {
  const audio = new Audio(url);
  let isStopped = false; // to be stopped before it has begun is no failure, though the browser says so
  const onError = () => {
    if (!isStopped) (audio.played.length > 0 ? onEnded : onFailed)();
  };
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', onError);
  audio.play().catch(onError);
  return () => {
    isStopped = true;
    audio.pause();
  };
}
