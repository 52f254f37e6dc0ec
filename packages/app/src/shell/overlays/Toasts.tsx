import { ToastRegion } from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The message about the last act. */
export function Toasts(): ReactNode {
  const { toast, paused, released, dismissed, acted } = useUnit({
    toast: toasts.$toast,
    paused: toasts.toastPaused,
    released: toasts.toastResumed,
    dismissed: toasts.toastDismissed,
    acted: toasts.toastActed,
  });
  return (
    <ToastRegion toast={toast} onPause={paused} onResume={released} onDismiss={dismissed} onAction={acted} />
  );
}
