import { createStore } from 'effector';
import type { MonitorListItem } from './contract';

/** The monitors as last loaded by the list's page, apart from it: a monitor's own page reads them too. */
export const $monitors = createStore<readonly MonitorListItem[]>([]);
