import { CustomerChangeDialog } from '@dropdeck/design-system';
import { customerChange } from '@dropdeck/domain/customers/bulk';
import { useUnit } from 'effector-react';
import { memo, type ReactNode } from 'react';

/** The dialog that changes the selected customers. */
function ChangeDialog(): ReactNode {
  const { onValueChange, ...events } = useUnit(customerChange.events);
  return (
    <CustomerChangeDialog
      {...useUnit(customerChange.view)}
      {...events}
      onDayChange={(day) => void onValueChange({ kind: 'date', day })}
    />
  );
}

export default memo(ChangeDialog);
