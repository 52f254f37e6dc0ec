import {
  addMonitorInputs,
  deleteMonitorInput,
  updateMonitorInputs,
  type MonitorInput,
  type MonitorSettingChange,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, type Refusal, refuse, saved } from '../endpoint.ts';
import type { MonitorRecord, MonitorState, Workspace } from '../backend.ts';
import { monitorOf, noMonitor } from './monitors.ts';

const linkKey = ({ link }: MonitorInput): string => link.trim().toLowerCase();

const unknownChoice = refuse(400, 'There is no such list or product.');

const forDevelopers = refuse(403, 'Only developers may do this.');

const has = (items: readonly { readonly id: string | number }[], id: string | number): boolean =>
  items.some((item) => item.id === id);

function applySetting(
  workspace: Workspace,
  { item, state: readState }: MonitorRecord,
  change: MonitorSettingChange,
): typeof saved | Refusal {
  const state = readState();
  switch (change.type) {
    case 'delay':
      if (!Number.isInteger(change.delay) || change.delay < 0)
        return refuse(400, 'The delay is not a count.');
      state.delay = change.delay;
      return saved;
    case 'proxyList':
      if (!has(workspace.proxyLists(), change.proxyListId)) return unknownChoice;
      state.proxyListId = String(change.proxyListId);
      return saved;
    case 'product': {
      const product = workspace.products().find(({ id }) => id === change.productId);
      if (product === undefined || product.type !== 'monitor') return unknownChoice;
      state.productId = String(product.id);
      item.product_name = product.name;
      return saved;
    }
    case 'keywords':
      if (!has(workspace.keywordLists(), change.keywordID)) return unknownChoice;
      state.keywordListId = String(change.keywordID);
      return saved;
    case 'inputs':
      state.inputAllowed = change.inputsAllowed;
      return saved;
    case 'monitor_preference':
      state.onlyOwnInputs = change.monitorOnlyOwnProducts;
      return saved;
  }
}

const duplicate = refuse(409, 'The input has been added already.');

function applyInputs(
  state: MonitorState,
  inputs: readonly MonitorInput[],
  force: boolean,
): typeof saved | Refusal {
  const existing = new Map(state.inputs.map((input) => [input.id, input]));
  if (!inputs.every(({ id }) => existing.has(id))) return refuse(400, 'An input is not of this monitor.');
  // Only changed links are checked, so that an input added with `force` can still be switched off.
  const relinked = inputs.filter((input) => linkKey(input) !== linkKey(existing.get(input.id) ?? input));
  const hasDuplicate = relinked.some((input) =>
    state.inputs.some((other) => other.id !== input.id && linkKey(other) === linkKey(input)),
  );
  if (hasDuplicate && !force) return duplicate;
  const changed = new Map(inputs.map((input) => [input.id, input]));
  state.inputs = state.inputs.map((input) => changed.get(input.id) ?? input);
  return saved;
}

/** Endpoints of a monitor's links, products and auto-saved settings (specification 4.9 and 7). */
export const inputsApi: readonly Endpoint[] = [
  endpoint(updateMonitorInputs, ({ account, workspace, parameters, payload }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    if ('inputs' in payload) return applyInputs(monitor.state(), payload.inputs, payload.force);
    if (payload.type !== 'monitor_preference' && !account.plan.developer) return forDevelopers;
    return applySetting(workspace, monitor, payload);
  }),

  endpoint(addMonitorInputs, ({ account, workspace, parameters, payload, backend }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    const state = monitor.state();
    if (!state.inputAllowed && !account.plan.developer) return refuse(403, 'Inputs are not allowed here.');
    if (payload.inputs.some(({ link }) => link.trim() === '')) return refuse(400, 'An input has no link.');
    const taken = new Set(state.inputs.map(linkKey));
    if (!payload.force && payload.inputs.some((input) => taken.has(linkKey(input)))) return duplicate;
    const added = payload.inputs.map((input) => ({ ...input, id: backend.nextId() }));
    state.inputs = [...state.inputs, ...added];
    return ok({ inputs: added });
  }),

  endpoint(deleteMonitorInput, ({ workspace, parameters, payload }) => {
    const monitor = monitorOf(workspace, parameters.uuid);
    if (monitor === undefined) return noMonitor;
    const state = monitor.state();
    if (!state.inputs.some(({ id }) => id === payload.id)) return refuse(404, 'There is no such input.');
    state.inputs = state.inputs.filter(({ id }) => id !== payload.id);
    return saved;
  }),
];
