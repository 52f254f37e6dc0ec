import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '@dropdeck/design-system/dialog';
import { Button } from '@dropdeck/design-system/primitives';
import { DataTable, type Column } from '@dropdeck/design-system/table';
import '@dropdeck/design-system/fonts.css';
import '@dropdeck/design-system/theme.css';

interface Order {
  readonly id: number;
  readonly name: string;
}

const orders: readonly Order[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: index + 1,
  name: `Order ${index + 1}`,
}));

const columns: readonly Column<Order>[] = [
  { id: 'name', header: 'Name', render: ({ name }) => name, sortValue: ({ id }) => id },
  { id: 'id', header: 'Number', render: ({ id }) => id, align: 'end' },
];

/** A product of somebody else: what the test of the package installs it into. */
function Consumer(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        New order
      </Button>
      <DataTable label="Orders" rows={orders} rowKey={({ id }) => id} columns={columns} maxHeight="400px" />
      <Dialog isOpen={isOpen} title="New order" onClose={() => setOpen(false)}>
        What would you like?
      </Dialog>
    </>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Consumer />
    </StrictMode>,
  );
}
