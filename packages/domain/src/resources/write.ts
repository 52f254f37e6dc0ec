import { createEffect, sample } from 'effector';
import type { MonitorInput } from '../contract/calls/inputs';
import {
  type MonitorSettingChange,
  type RegionWebhook,
  updateMonitorInputs,
} from '../contract/calls/monitor-detail';
import type { Redirect } from '../contract/calls/redirects';
import { trackWrite } from './pending-writes';
import { keepRegions, toRegions, toRows, webhooks } from './webhooks';
import { infoPatched } from '../account/session';
import { patchInfo, type Settings } from './setting-values';
import { resourceWrittenByJob } from '../kernel/save/freshness';
import { saveInJob, saveRowInJob, type RowWrite } from '../kernel/save/save-in-job';
import { type Failure, makeCall } from '../kernel/http';
import { access } from './access';
import { exampleInputs } from './example-inputs';
import { addInputsFx, deleteInputsFx, updateInputsFx } from './input-writes';
import { redirects } from './redirects';
import { settings } from './settings';

export const saveSetting = (uuid: string, change: MonitorSettingChange) =>
  makeCall(updateMonitorInputs, { parameters: { uuid }, payload: change });

interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** A write of what belongs to the account and not to one monitor. */
export type AccountWrite =
  | ({ readonly part: 'settings' } & Sides<Settings>)
  | ({ readonly part: 'redirect' } & RowWrite<Redirect>);

/** A write of one part of a monitor; `name` is the monitor's, for the conflict dialog. */
export type MonitorWrite = { readonly uuid: string; readonly name: string } & (
  | /** Only regions that the monitor has are written. */
    ({ readonly part: 'webhooks' } & Sides<readonly RegionWebhook[]>)
  | { readonly part: 'setting'; readonly change: MonitorSettingChange }
  /** Only inputs whose link the monitor does not have are added. */
  | { readonly part: 'inputs-add'; readonly inputs: readonly MonitorInput[] }
  /** Matched by their ids; a field that was changed elsewhere stays, and fails the write. */
  | ({ readonly part: 'inputs-update' } & Sides<readonly MonitorInput[]>)
  | { readonly part: 'inputs-delete'; readonly inputs: readonly MonitorInput[] }
  | ({ readonly part: 'examples' } & Sides<readonly string[]>)
  /** The ids of the customers with access. */
  | ({ readonly part: 'access' } & Sides<readonly string[]>)
);

/** A write of a job. A row without `before` is created, one without `after` deleted. */
export type Write = AccountWrite | MonitorWrite;

/** Writes that follow each other: those of one list or one monitor. */
export const queueOf = (write: Write): string => ('uuid' in write ? write.uuid : write.part);

type Writers = {
  readonly [Part in Write['part']]: (write: Extract<Write, { readonly part: Part }>) => Promise<unknown>;
};

const writers: Writers = {
  settings: ({ before, after }) =>
    saveInJob(
      settings,
      { base: before, mine: after },
      { patch: (info, value) => info && patchInfo(value)(info) },
    ),
  redirect: (write) => saveRowInJob(redirects, write),
  webhooks: ({ uuid, name, before, after }) =>
    saveInJob(
      webhooks,
      { uuid, name, base: toRegions(before), mine: toRegions(after) },
      { patch: (known, regions) => ({ ...known, webhooks: toRows(regions) }), within: keepRegions },
    ),
  setting: ({ uuid, change }) => saveSetting(uuid, change),
  'inputs-add': addInputsFx,
  'inputs-update': updateInputsFx,
  'inputs-delete': deleteInputsFx,
  examples: ({ uuid, name, before, after }) =>
    saveInJob(
      exampleInputs,
      { uuid, name, base: { examples: before }, mine: { examples: after } },
      { patch: (known, value) => ({ ...known, ...value }) },
    ),
  access: ({ uuid, name, before, after }) =>
    saveInJob(
      access,
      { uuid, name, base: { ids: before, customers: [] }, mine: { ids: after, customers: [] } },
      { patch: (known, { ids }) => ({ ...known, ids }) },
    ),
};

/**
 * Makes one write, merged into what the server has now; a conflict is asked about. It fails with the call's `Failure`,
 * shows no toast, never logs out and never adds a duplicate. Made again after a failure, it sends only what is missing.
 *
 * Use it for jobs over many resources. A page saves by `createSave`, which knows what it has loaded.
 */
export const writeFx = createEffect<Write, unknown, Failure>(
  async (write) => await (writers[write.part] as (one: Write) => Promise<unknown>)(write),
);
// The pages show the written settings.
sample({
  clock: writeFx.done,
  filter: ({ params }) => params.part === 'settings',
  fn: ({ result }) => patchInfo(result as Settings),
  target: infoPatched,
});
// The others say so themselves.
sample({
  clock: writeFx.done,
  filter: ({ params }) => params.part === 'redirect' && (params.before === null || params.after === null),
  fn: () => redirects.keyOf({}),
  target: resourceWrittenByJob,
});
// What belongs to no monitor is counted under an empty id.
trackWrite(writeFx, (write) => ('uuid' in write ? write.uuid : ''));
