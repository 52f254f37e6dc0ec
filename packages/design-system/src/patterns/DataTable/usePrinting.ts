import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: a virtualized list then renders all of its rows, before the browser does. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onStart = (): void => flushSync(() => setPrinting(true));
    const onEnd = (): void => setPrinting(false);
    window.addEventListener('beforeprint', onStart);
    window.addEventListener('afterprint', onEnd);
    return () => {
      window.removeEventListener('beforeprint', onStart);
      window.removeEventListener('afterprint', onEnd);
    };
  }, []);
  return isPrinting;
}
