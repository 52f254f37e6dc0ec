import { createMonitor, getMonitors, getMonitorGraph } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse } from '../endpoint.ts';
import { createRandom, hash, lazy } from '../random.ts';
import { regionOf } from '../seed/monitors.ts';
import type { MonitorRecord, MonitorState, Workspace } from '../backend.ts';

/** The bot's monitor with this uuid. */
export const monitorOf = (workspace: Workspace, uuid: string): MonitorRecord | undefined =>
  workspace.monitors().find(({ item }) => item.monitor_uuid === uuid);

export const noMonitor = refuse(404, 'There is no such monitor.');

/** Endpoints of the overview and of creating monitors (specification 2.7). */
export const monitorsApi: readonly Endpoint[] = [
  endpoint(getMonitors, ({ workspace }) => ok({ monitors: workspace.monitors().map(({ item }) => item) })),

  endpoint(createMonitor, ({ workspace, payload, backend }) => {
    const name = payload.site_name.trim();
    const taken = workspace
      .monitors()
      .some(({ item }) => item.monitor_name.toLowerCase() === name.toLowerCase());
    if (taken) return refuse(409, 'A monitor of this name exists.');
    const product = workspace
      .products()
      .find(({ id, type }) => type === 'monitor' && id === payload.product_id);
    if (product === undefined) return refuse(400, 'There is no such product.');
    const uuid = createRandom(`${workspace.ownerId}/${hash(name)}/${backend.nextId()}`).uuid();
    const state: MonitorState = {
      inputAllowed: true,
      exampleInputs: payload.example_inputs,
      webhooks: payload.regions.map((region) => ({ region: regionOf(region, name), webhook_url: '' })),
      inputs: [],
      onlyOwnInputs: false,
      delay: 10,
      productId: String(product.id),
      proxyListId: null,
      keywordListId: null,
      customerIds: [],
    };
    workspace.monitors().unshift({
      item: {
        monitor_uuid: uuid,
        monitor_name: name,
        product_name: product.name,
        monitor_type: payload.monitor_type,
        status: 'active',
        not_setup: true,
      },
      state: lazy(() => state),
      graph: () => [],
    });
    return ok({ uuid });
  }),

  endpoint(getMonitorGraph, ({ backend, workspace, parameters }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    return monitor === undefined ? noMonitor : ok({ data: monitor.graph(backend.now()) });
  }),
];
