import { createStore } from 'effector';
import type { MonitorListItem } from '../../contract/calls/monitors';

/**
 * The monitors of the last load. In a separate module, because the monitor page reads them without the list
 * page.
 */
export const $monitors = createStore<readonly MonitorListItem[]>([]);
