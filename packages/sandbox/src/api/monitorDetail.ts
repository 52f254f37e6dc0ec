import {
  getMonitor,
  getMonitorCustomers,
  saveExampleInputs,
  saveMonitorCustomers,
  saveMonitorWebhooks,
  type SettingOption,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';
import { monitorOf, noMonitor } from './monitors.ts';

const toOption = ({ id, name }: SettingOption): SettingOption => ({ id, name });

const find = (items: readonly SettingOption[], id: string | null): SettingOption | null => {
  const found = items.find((item) => String(item.id) === id);
  return found === undefined ? null : toOption(found);
};

const byId = (items: readonly SettingOption[]): Record<string, SettingOption> =>
  Object.fromEntries(items.map((item) => [String(item.id), toOption(item)]));

interface SentWebhook {
  readonly region: string | number;
  readonly webhook_url?: string | null | undefined;
}

/** The webhooks of a payload. Drops the unreadable rows of the odd account, which the client sends back. */
const webhooksOf = (sent: ReadonlyArray<SentWebhook | null>) =>
  sent.flatMap((webhook) =>
    webhook === null ? [] : [{ region: String(webhook.region), webhook_url: webhook.webhook_url ?? '' }],
  );

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Endpoints of a monitor: its details, webhooks, examples and access (specification 2.9). */
export const monitorDetailApi: readonly Endpoint[] = [
  endpoint(getMonitor, ({ workspace, parameters }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    const { item } = monitor;
    const state = monitor.state();
    const products = workspace.products().filter(({ type }) => type === 'monitor');
    return ok({
      data: {
        monitor_uuid: item.monitor_uuid,
        monitor_name: item.monitor_name,
        product_name: item.product_name,
        monitor_type: item.monitor_type,
        input_allowed: state.inputAllowed,
        example_inputs: state.exampleInputs,
      },
      webhooks: state.webhooks,
      inputs: state.inputs,
      monitorOnlyOwnInputs: state.onlyOwnInputs,
      monitorSettings: {
        delay: state.delay,
        selectedProxyList: find(workspace.proxyLists(), state.proxyListId),
        selectedProduct: find(products, state.productId),
        selectedKeywordList: find(workspace.keywordLists(), state.keywordListId),
        proxyLists: byId(workspace.proxyLists()),
        products: byId(products),
        keywordLists: byId(workspace.keywordLists()),
      },
    });
  }),

  endpoint(saveMonitorWebhooks, ({ workspace, parameters, payload }) => {
    const monitor = monitorOf(workspace, parameters.monitor_uuid);
    if (monitor === undefined) return noMonitor;
    const state = monitor.state();
    const sent = webhooksOf(payload.webhooks);
    const isValid = sent.every(
      ({ region, webhook_url }) =>
        state.webhooks.some((existing) => existing.region === region) &&
        (webhook_url === '' || isWebAddress(webhook_url)),
    );
    if (!isValid) return refuse(400, 'A webhook is not an address, or its region is not one of the monitor.');
    state.webhooks = state.webhooks.map(
      (existing) => sent.find(({ region }) => region === existing.region) ?? existing,
    );
    monitor.item.not_setup = state.webhooks.every(({ webhook_url }) => webhook_url === '');
    return saved;
  }),

  endpoint(getMonitorCustomers, ({ workspace, parameters }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    const all = workspace.customers().map(({ customer_id, name }) => ({ customer_id, name }));
    return ok({ all, filtered: monitor.state().customerIds });
  }),

  endpoint(saveMonitorCustomers, ({ workspace, parameters, payload }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    const ids = payload.customerIds.filter((id) => typeof id === 'string');
    const known = new Set(workspace.customers().map(({ customer_id }) => customer_id));
    if (!ids.every((id) => known.has(id))) return refuse(400, 'A customer is not known.');
    monitor.state().customerIds = [...new Set(ids)];
    return saved;
  }),

  endpoint(saveExampleInputs, ({ workspace, parameters, payload }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    monitor.state().exampleInputs = [...payload.example_inputs];
    return saved;
  }),
];
