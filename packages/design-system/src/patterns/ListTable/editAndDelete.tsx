import { Pencil, Trash2 } from 'lucide-react';
import { Icon } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import type { RowAction } from '../DataTable/types';

/** The last two actions of a row; `say` are the common texts of the page's language (`useText`). */
export const editAndDelete = <Id,>(
  say: ReturnType<(typeof common)['in']>,
  id: Id,
  onEdit: (id: Id) => void,
  onDelete: (id: Id) => void,
): readonly [RowAction, RowAction] => [
  { id: 'edit', label: say('edit'), icon: <Icon icon={Pencil} />, onAction: () => onEdit(id) },
  {
    id: 'delete',
    label: say('delete'),
    tone: 'danger',
    icon: <Icon icon={Trash2} />,
    onAction: () => onDelete(id),
  },
];
