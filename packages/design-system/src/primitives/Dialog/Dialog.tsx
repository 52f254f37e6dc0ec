import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { DialogProps } from './DialogSheet';

export type { DialogProps };

const sheet = createLazyComponent<DialogProps>(() => import('./DialogSheet'));

/** A task above the page. Focus is trapped and restored on close. On phones it is a bottom sheet. */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen && <Lazy component={sheet} props={props} />;
}
