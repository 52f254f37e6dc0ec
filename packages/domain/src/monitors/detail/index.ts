/** A monitor's page, one unit per part of the screen. What only its dialogs need is in `bulk`, which loads later. */
import './unsaved';

export { examples } from './example-inputs';
export { inputs } from './inputs';
export { page } from './overview';
// From its own module, because the overview's would load the overview with it.
export { overviewQuery } from '../list';
export { details } from './settings';
export { webhooks } from './webhooks/fields';
