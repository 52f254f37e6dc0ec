import { combine, createStore } from 'effector';
import { loaded, page } from './page';
import { $brandWords } from '../../shell/brand-words';
import { labelRegions } from '../../resources/region-labels';

export { ALL_REGIONS, regionLabel, type Region } from '../../resources/region-labels';

const $names = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => (detail.webhooks ?? []).map(({ region }) => region));

/** The regions of the monitor's webhooks. */
export const $regions = combine($names, $brandWords, labelRegions);
