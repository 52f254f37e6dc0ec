/**
 * A monitor's page as a few units, one per part of the screen. A unit's `view` has stores by the names of
 * the screen's props, its `events` what a person does by the names of its callbacks; `useUnit` takes both
 * as they are. What only its dialogs need has its own entry point,
 * `monitor-bulk`, because it loads later.
 */
import './unsaved';

export { examples } from './example-inputs';
export { inputs } from './inputs';
export { page } from './overview';
// From its own module, because the overview's would load the overview with it.
export { overviewQuery } from '../list';
export { details } from './settings';
export { webhooks } from './webhooks';
