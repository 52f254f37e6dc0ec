import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import type { MonitorInput } from '../../contract/calls/inputs';
import { linkKey } from '../../resources/input-form';
import { isOf, type Write } from '../../kernel/save/resource';
import { changedInputs, changedSetting, changedWebhooks } from '../../resources';
import { access } from '../../resources/access';
import { addedInputs } from '../../resources/added-inputs';
import { exampleInputs } from '../../resources/example-inputs';
import { toRows } from '../../resources/webhooks';
import type { CopyContext, MonitorFacts } from './choice';
import { surplusInputs } from './plan-lists';

/** Fixtures for tests of the plan, and a model of what the server does with a write. */

export const context: CopyContext = {
  isDeveloper: true,
  hasPrivateInputs: true,
  brandWords: [],
  inputIds: { shown: [], selected: [] },
};

export const input = (id: number, link: string, more: Partial<MonitorInput> = {}): MonitorInput => ({
  id,
  link,
  sizeRange: '36-50',
  specialWebhook: '',
  region: 'all',
  note: '',
  active: true,
  private: false,
  keywordId: null,
  ...more,
});

const lists = { p1: { id: 'p1', name: 'Home' }, p2: { id: 'p2', name: 'Away' } };
const products = { 5: { id: 5, name: 'Sneaker' }, 6: { id: 6, name: 'Alternative' } };

export const detailOf = (name: string, more: Partial<MonitorDetail> = {}): MonitorDetail => ({
  data: {
    monitor_uuid: name,
    monitor_name: name,
    product_name: 'Sneaker',
    monitor_type: 'new',
    input_allowed: true,
    example_inputs: [],
  },
  webhooks: [],
  inputs: [],
  monitorOnlyOwnInputs: false,
  monitorSettings: {
    delay: 10,
    selectedProxyList: null,
    selectedProduct: products[5],
    selectedKeywordList: null,
    proxyLists: lists,
    products,
    keywordLists: { 9: { id: 9, name: 'Dunks' } },
  },
  ...more,
});

export const factsOf = (
  name: string,
  more: Partial<MonitorDetail> = {},
  access: readonly string[] = [],
): MonitorFacts => ({
  uuid: name,
  name,
  detail: detailOf(name, more),
  access: { ids: access, names: new Map(['a', 'b', 'c'].map((id) => [id, `Customer ${id}`])) },
});

/** The monitor after a write. */
export function written(facts: MonitorFacts, write: Write): MonitorFacts {
  const { detail } = facts;
  const { monitorSettings: settings } = detail;
  const withDetail = (next: Partial<MonitorDetail>): MonitorFacts => ({
    ...facts,
    detail: { ...detail, ...next },
  });
  if (isOf(write, changedWebhooks)) {
    const urls = new Map(toRows(write.op.mine).map((row) => [row.region, row]));
    return withDetail({ webhooks: (detail.webhooks ?? []).map((row) => urls.get(row.region) ?? row) });
  }
  if (isOf(write, addedInputs)) {
    const present = new Set(detail.inputs.map(({ link }) => linkKey(link)));
    const missing = write.op.mine.filter(({ link }) => !present.has(linkKey(link)));
    return withDetail({
      inputs: [
        ...detail.inputs,
        ...missing.map((one, at) => Object.assign({}, one, { id: 10_000 + detail.inputs.length + at })),
      ],
    });
  }
  if (isOf(write, changedInputs)) {
    const after = new Map(write.op.mine.map((one) => [one.id, one]));
    return withDetail({ inputs: detail.inputs.map((one) => after.get(one.id) ?? one) });
  }
  if (isOf(write, surplusInputs)) {
    const ids = new Set(write.op.mine.map(({ id }) => id));
    return withDetail({ inputs: detail.inputs.filter(({ id }) => !ids.has(id)) });
  }
  if (isOf(write, exampleInputs))
    return withDetail({ data: { ...detail.data, example_inputs: [...write.op.mine.examples] } });
  if (isOf(write, access))
    return { ...facts, access: facts.access && { ...facts.access, ids: write.op.mine.ids } };
  if (!isOf(write, changedSetting)) throw new Error(`${write.resource.name} is not copied`);
  const change = write.op.mine;
  switch (change.type) {
    case 'delay':
      return withDetail({ monitorSettings: settings && { ...settings, delay: change.delay } });
    case 'proxyList': {
      const chosen = Object.values(lists).find(({ id }) => id === change.proxyListId) ?? null;
      return withDetail({ monitorSettings: settings && { ...settings, selectedProxyList: chosen } });
    }
    case 'product': {
      const chosen = Object.values(products).find(({ id }) => id === change.productId) ?? null;
      return withDetail({ monitorSettings: settings && { ...settings, selectedProduct: chosen } });
    }
    case 'keywords':
      return withDetail({
        monitorSettings: settings && {
          ...settings,
          selectedKeywordList: { id: change.keywordID, name: 'Dunks' },
        },
      });
    case 'inputs':
      return withDetail({ data: { ...detail.data, input_allowed: change.inputsAllowed } });
    case 'monitor_preference':
      return withDetail({ monitorOnlyOwnInputs: change.monitorOnlyOwnProducts });
  }
}
