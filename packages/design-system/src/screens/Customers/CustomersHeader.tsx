import { Download } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';

/** Memoized: does not render on a search keystroke. */
export const CustomersHeader = memo(function CustomersHeader({
  isDisabled,
  onExport,
}: {
  isDisabled: boolean;
  onExport: () => void;
}): ReactNode {
  return (
    <PageHeader
      title="Customers"
      description="Renewals and products for every customer."
      actions={
        <Button icon={<Icon icon={Download} />} isDisabled={isDisabled} onPress={() => onExport()}>
          Export CSV
        </Button>
      }
    />
  );
});
