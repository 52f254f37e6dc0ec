import { memo, type ReactNode } from 'react';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';

/** Memoized: does not render on a search keystroke. */
export const CustomersHeader = memo(function CustomersHeader(): ReactNode {
  return <PageHeader title="Customers" />;
});
