import { useEffect, useState } from 'react';
import { isMotionReduced } from './motion';

const DURATION_MS = 400;

/**
 * Counts from zero to a number on mount; later changes show at once, and so does reduced motion.
 *
 * @returns the number to show in this frame.
 */
export function useCountUp(value: number): number {
  const [share, setShare] = useState(() => (isMotionReduced() ? 1 : 0));
  const isCounting = share < 1;
  useEffect(() => {
    if (!isCounting) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      setShare(1 - (1 - elapsed) ** 3);
      if (elapsed < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return Math.round(value * share);
}
