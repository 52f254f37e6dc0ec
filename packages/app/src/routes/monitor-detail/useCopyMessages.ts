import * as toasts from '@dropdeck/domain/toasts';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';

/** Toasts for a copy that succeeded or failed. */
export function useCopyMessages(): { onCopied: () => void; onCopyError: () => void } {
  const say = useUnit(toasts.toastShown);
  return {
    onCopied: useCallback(() => say({ kind: 'success', text: 'Link copied' }), [say]),
    onCopyError: useCallback(() => say({ kind: 'error', text: 'The browser did not allow copying.' }), [say]),
  };
}
