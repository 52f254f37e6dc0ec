import { createEffect } from 'effector';
import {
  getMonitor,
  getMonitorCustomers,
  saveExampleInputs,
  saveMonitorCustomers,
  saveMonitorWebhooks,
  updateMonitorInputs,
  type AccessCustomer,
  type MonitorSettingChange,
  type RegionWebhook,
} from '../contract/calls/monitor-detail';
import type { MonitorInput } from '../contract/calls/inputs';
import { trackWrite } from '../monitor-detail/pending-writes';
import { keepRegions, regionFields, toRegions, toRows, type Regions } from '../monitor-detail/webhooks/merge';
import { createCall, type Failure } from '../shared/http';
import { wireId, withWireOf } from '../contract/wire/wire';
import { addInputsFx, deleteInputsFx, updateInputsFx } from './inputs';
import { createListWrite } from './lists';

/** A write of one part of a monitor; `name` is the monitor's, for the conflict dialog. */
export type MonitorWrite = { readonly uuid: string; readonly name: string } & (
  | {
      /** Only regions that the monitor has are written. */
      readonly part: 'webhooks';
      readonly before: readonly RegionWebhook[];
      readonly after: readonly RegionWebhook[];
    }
  | { readonly part: 'setting'; readonly change: MonitorSettingChange }
  /** Only inputs whose link the monitor does not have are added. */
  | { readonly part: 'inputs-add'; readonly inputs: readonly MonitorInput[] }
  | {
      /** Matched by their ids. */
      readonly part: 'inputs-update';
      readonly before: readonly MonitorInput[];
      readonly after: readonly MonitorInput[];
    }
  | { readonly part: 'inputs-delete'; readonly inputs: readonly MonitorInput[] }
  | { readonly part: 'examples'; readonly before: readonly string[]; readonly after: readonly string[] }
  /** The ids of the customers with access. */
  | { readonly part: 'access'; readonly before: readonly string[]; readonly after: readonly string[] }
);

const readFx = createCall(getMonitor);

const sendWebhooksFx = createCall(saveMonitorWebhooks);
const webhooksFx = createListWrite<Regions>({
  name: saveMonitorWebhooks.name,
  resource: 'webhooks',
  nounOf: (name) => `the webhooks of ${name}`,
  fieldsOf: (regions) => regionFields(toRows(regions)),
  read: async (uuid) => toRegions((await readFx({ parameters: { uuid } })).body.webhooks ?? []),
  within: keepRegions,
  write: (uuid, regions) =>
    sendWebhooksFx({ parameters: { monitor_uuid: uuid }, payload: { webhooks: toRows(regions) } }),
});

interface Examples {
  readonly examples: readonly string[];
}

const sendExamplesFx = createCall(saveExampleInputs);
const examplesFx = createListWrite<Examples>({
  name: saveExampleInputs.name,
  resource: 'examples',
  nounOf: (name) => `the example inputs of ${name}`,
  fieldsOf: () => [{ key: 'examples', label: 'Example Inputs', kind: 'list' }],
  read: async (uuid) => ({
    examples: (await readFx({ parameters: { uuid } })).body.data.example_inputs ?? [],
  }),
  withWire: ({ examples }, current) => ({ examples: withWireOf(examples, current.examples) }),
  write: (uuid, { examples }) =>
    sendExamplesFx({ parameters: { uuid }, payload: { example_inputs: examples } }),
});

interface Access {
  readonly ids: readonly string[];
  /** Everyone who could have access; needed for the ids as the server sent them. */
  readonly customers: readonly AccessCustomer[];
}

const readAccessFx = createCall(getMonitorCustomers);
const sendAccessFx = createCall(saveMonitorCustomers);
const accessFx = createListWrite<Access>({
  name: saveMonitorCustomers.name,
  resource: 'access',
  nounOf: (name) => `who can see ${name}`,
  fieldsOf: () => [{ key: 'ids', label: 'Customers with access', kind: 'set' }],
  read: async (uuid) => {
    const { all, filtered } = (await readAccessFx({ parameters: { uuid } })).body;
    return { ids: filtered ?? [], customers: all };
  },
  withWire: ({ ids, customers }, current) => ({
    customers,
    ids: withWireOf(ids, current.ids, (id) => {
      const customer = customers.find(({ customer_id }) => customer_id === id);
      return customer === undefined ? id : wireId(customer, 'customer_id');
    }),
  }),
  write: (uuid, { ids }) => sendAccessFx({ parameters: { uuid }, payload: { customerIds: ids } }),
});

const sendSettingFx = createCall(updateMonitorInputs);
const settingFx = createEffect<
  { readonly uuid: string; readonly change: MonitorSettingChange },
  unknown,
  Failure
>(({ uuid, change }) => sendSettingFx({ parameters: { uuid }, payload: change }));
trackWrite(settingFx, ({ uuid }) => uuid);

/**
 * Makes one write of one monitor, merged into what the server has now; a conflict is asked about. It fails with the
 * call's `Failure`, shows no toast, never logs out and never adds a duplicate. Made again after a failure, it sends
 * only what is missing.
 *
 * Use it for jobs over many monitors and for reverts. The page of a monitor saves through its own factories.
 */
export const writeMonitorFx = createEffect<MonitorWrite, void, Failure>(async (write) => {
  const { uuid, name } = write;
  switch (write.part) {
    case 'webhooks':
      await webhooksFx({ uuid, name, base: toRegions(write.before), mine: toRegions(write.after) });
      return;
    case 'setting':
      await settingFx(write);
      return;
    case 'inputs-add':
      await addInputsFx(write);
      return;
    case 'inputs-update':
      await updateInputsFx(write);
      return;
    case 'inputs-delete':
      await deleteInputsFx(write);
      return;
    case 'examples':
      await examplesFx({ uuid, name, base: { examples: write.before }, mine: { examples: write.after } });
      return;
    case 'access':
      await accessFx({
        uuid,
        name,
        base: { ids: write.before, customers: [] },
        mine: { ids: write.after, customers: [] },
      });
  }
});
