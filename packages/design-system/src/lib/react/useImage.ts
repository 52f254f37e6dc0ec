import { useEffect, useState } from 'react';

export interface LoadedImage {
  /** The address to request, or null while it is being typed, incomplete or broken. */
  src: string | null;
  isBroken: boolean;
  onError: () => void;
}

/** Loads the image at a typed address: only when the address is complete, and 250 ms after the last key. */
export function useImage(typed: string | undefined): LoadedImage {
  const text = typed?.trim() ?? '';
  const next = /^(https?:\/\/[^\s/]+\/\S+|data:image\/)/i.test(text) ? text : null;
  const [settled, setSettled] = useState(next);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (next === settled) return;
    const timer = setTimeout(() => setSettled(next), 250);
    return () => clearTimeout(timer);
  }, [next, settled]);
  const isBroken = next !== null && next === failed;
  return { src: next === settled && !isBroken ? settled : null, isBroken, onError: () => setFailed(settled) };
}
