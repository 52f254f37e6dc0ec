import { combine, sample } from 'effector';
import { $brandWords } from '../../shell/brand-words';
import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { labelRegions } from '../../resources/region-labels';
import { callOf, type EntityId } from '../../kernel/http';
import { createPage } from '../../kernel/page/page';
import { createLoad } from '../../kernel/page/load';
import { regionsOf, regionsWithWebhook, type InputIds } from './choice';

/** What the dialog opens for. */
interface Opening extends InputIds {
  readonly uuid: string;
  /** Clones the monitor first; the clone is then the only target. */
  readonly isClone: boolean;
}

/** The dialog, for as long as it is open. */
export const page = createPage<Opening>('copy-to');

const read = callOf(getMonitor);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): MonitorDetail | null => body,
  initial: null,
  clearsOnClose: true,
});
sample({ clock: page.started, fn: ({ uuid }) => ({ parameters: { uuid } }), target: query.start });

export const { $data: $detail, $status: $sourceStatus, loaded: sourceLoaded, reload: sourceRetried } = query;

/** The monitor that is copied or cloned; `null` until it is loaded. */
export const $source = combine(page.$params, $detail, (opening, detail) =>
  opening === null || detail === null
    ? null
    : { uuid: opening.uuid, name: detail.data.monitor_name || opening.uuid, detail, access: null },
);

const noIds: InputIds = { shown: [], selected: [] };
export const $inputIds = page.$params.map((opening): InputIds => opening ?? noIds);

const countIn = (inputs: MonitorDetail['inputs'], ids: readonly EntityId[]): number => {
  const wanted = new Set(ids);
  return inputs.filter(({ id }) => wanted.has(id)).length;
};

/** What the source has to copy. */
export const $offer = combine($detail, $inputIds, $brandWords, (detail, { shown, selected }, brandWords) => {
  const inputs = detail?.inputs ?? [];
  const withWebhook = new Set(detail === null ? [] : regionsWithWebhook(detail));
  return {
    inputs: { all: inputs.length, shown: countIn(inputs, shown), selected: countIn(inputs, selected) },
    regions: labelRegions(detail === null ? [] : regionsOf(detail), brandWords).filter(({ region }) =>
      withWebhook.has(region),
    ),
    examples: (detail?.data.example_inputs ?? []).length,
    hasKeywords: detail?.data.monitor_type === 'new',
  };
});
