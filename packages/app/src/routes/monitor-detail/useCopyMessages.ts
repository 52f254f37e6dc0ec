import * as toasts from '@dropdeck/domain/toasts';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';

/** Toasts for a copy that succeeded or failed. */
export function useCopyMessages(): { onCopied: () => void; onCopyError: () => void } {
  const showToast = useUnit(toasts.toastShown);
  return {
    onCopied: useCallback(() => showToast({ kind: 'success', text: 'Link copied' }), [showToast]),
    onCopyError: useCallback(
      () => showToast({ kind: 'error', text: 'The browser did not allow copying.' }),
      [showToast],
    ),
  };
}
