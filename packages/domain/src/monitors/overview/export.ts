import { createStore } from 'effector';
import { createListExport } from '../../kernel/import/export';
import type { ListColumns } from '../../kernel/import/list';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { $monitors } from '../loaded';
import { $shown, page } from './page';

const columns: ListColumns<MonitorListItem> = {
  columns: [
    { name: 'monitor_uuid', write: ({ monitor_uuid }) => monitor_uuid },
    { name: 'monitor_name', write: ({ monitor_name }) => monitor_name },
    { name: 'product_name', write: ({ product_name }) => product_name ?? '' },
    { name: 'monitor_type', write: ({ monitor_type }) => monitor_type ?? '' },
    { name: 'status', write: ({ status }) => status ?? '' },
    { name: 'not_setup', write: ({ not_setup }) => String(not_setup === true) },
  ],
};

/** Saves the shown or the selected monitors as a file. */
export const exported = createListExport({
  page: { name: 'monitors', $isOpen: page.$isOpen },
  columns,
  $name: createStore('monitors'),
  $items: $monitors,
  keyOf: ({ monitor_uuid }) => monitor_uuid,
  $shown,
  shownKeyOf: ({ uuid }) => uuid,
});
