import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { EmptyListProps } from './FilteredOut';

const filteredOut = createLazyComponent<EmptyListProps>(() => import('./FilteredOut'));

/** Says what hides the rows of a list, and clears it. */
export const EmptyList = (props: EmptyListProps): ReactNode => <Lazy component={filteredOut} props={props} />;
