import { useLayoutEffect, useRef, useState } from 'react';

/** In pixels: who is no further from the end than this is at the end. */
const NEAR = 80;

/** Keeps the end of a list in view while the reader is there, and only then. */
export function useFollow() {
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAway, setIsAway] = useState(false);

  function follow(): void {
    isFollowing.current = true;
    setIsAway(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }

  // With every change of what is shown.
  useLayoutEffect(() => {
    if (isFollowing.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  });

  return {
    box,
    isAway,
    /** Leads to the end, and follows it from now on. */
    follow,
    /** The same for whoever pressed a button that is gone then. */
    followFromGone(): void {
      follow();
      box.current?.focus({ preventScroll: true });
    },
    onScrolled(): void {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR;
      setIsAway(!isFollowing.current);
    },
  };
}
