import { Pencil, Trash2 } from 'lucide-react';
import { formatNumber } from '@dropdeck/text';
import { Icon } from '../../primitives/Icon/Icon';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { Column, RowAction } from './types';

export interface ExampleMonitor {
  id: string;
  name: string;
  product: string;
  kind: string;
  status: string;
  inputs: number;
}

const shops = ['Air Runner', 'Court Classic', 'Trail Peak', 'City Drop', 'Vault', 'Northside', 'Solebox'];
const places = ['EU', 'US', 'UK', 'JP', 'DE', 'FR'];
const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'OFFLINE', 'BLOCKED'];

/** `count` deterministic monitors. */
export const monitors = (count: number): ExampleMonitor[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `monitor-${index + 1}`,
    name: `${shops[index % shops.length]} ${places[(index * 5) % places.length]} ${index + 1}`,
    product: index % 3 === 0 ? 'Alternative' : 'Sneaker',
    kind: index % 4 === 0 ? 'new' : 'product',
    status: statuses[(index * 3) % statuses.length] ?? 'ACTIVE',
    inputs: (index * 37) % 1200,
  }));

export const monitorColumns: readonly Column<ExampleMonitor>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    width: { share: 2 },
    render: (row) => row.name,
    sortValue: (row) => row.name,
  },
  { id: 'product', header: 'Product', render: (row) => row.product, sortValue: (row) => row.product },
  { id: 'kind', header: 'Type', render: (row) => row.kind },
  {
    id: 'status',
    header: 'Status',
    width: 140,
    render: (row) => <StatusBadge status={row.status} />,
    sortValue: (row) => row.status,
  },
  {
    id: 'inputs',
    header: 'Inputs',
    align: 'end',
    width: 96,
    render: (row) => formatNumber(row.inputs),
    sortValue: (row) => row.inputs,
  },
];

/** Edit and Delete; `onAction` gets the pressed action and its row. */
export const monitorActions =
  (onAction: (action: string, id: string) => void) =>
  (row: ExampleMonitor): RowAction[] => [
    { id: 'edit', label: 'Edit', icon: <Icon icon={Pencil} />, onAction: () => onAction('edit', row.id) },
    {
      id: 'delete',
      label: 'Delete',
      tone: 'danger',
      icon: <Icon icon={Trash2} />,
      onAction: () => onAction('delete', row.id),
    },
  ];
