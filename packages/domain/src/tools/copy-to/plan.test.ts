import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonitorDetail } from '../../contract/calls/monitor-detail';
import { noChoice, partNames, type CopyChoice, type CopyContext, type MonitorFacts } from './choice';
import { planMonitors, planMonitor } from './plan';
import { changedInputs, changedSetting, type WriteStep } from '../../resources';
import { addedInputs } from '../../resources/added-inputs';
import { toRegions } from '../../resources/webhooks';
import { context, detailOf, factsOf, input, written } from './testing';

const choose = (more: Partial<CopyChoice>): CopyChoice => ({ ...noChoice, ...more });
const replace = { inputs: 'replace', examples: 'replace', access: 'replace' } as const;

/** The steps in one line each: what they do, or why they do nothing. */
const lines = (steps: readonly WriteStep[]): readonly string[] =>
  steps.map(({ title, skipped, isUnchanged, deletes }) => {
    if (skipped !== undefined) return `${title} skipped: ${skipped}`;
    if (isUnchanged) return `${title} unchanged`;
    return deletes === undefined ? title : `${title} without ${deletes.join(' and ')}`;
  });

const plan = (
  source: MonitorFacts,
  target: MonitorFacts,
  choice: Partial<CopyChoice>,
  more: Partial<CopyContext> = {},
) => planMonitor(source, target, choose(choice), { ...context, ...more });

describe('plan of inputs', () => {
  const source = factsOf('source', {
    inputs: [
      input(1, 'Dunk', { note: 'gift' }),
      input(2, 'Samba'),
      input(3, 'Private one', { private: true }),
    ],
  });
  const target = factsOf('target', { inputs: [input(7, ' dunk'), input(8, 'Gone'), input(9, 'SAMBA')] });

  it('adds those whose link is not there, and leaves the others as they are', () => {
    const steps = plan(source, target, { parts: ['inputs'] });
    expect(lines(steps)).toEqual(['Add 1 input', '2 inputs unchanged']);
    expect(steps[0]?.write).toMatchObject({
      resource: addedInputs,
      op: { mine: [{ id: -1, link: 'Private one' }] },
    });
  });

  it('replaces: changes those that differ, and deletes those that the source does not have', () => {
    const steps = plan(source, target, { parts: ['inputs'], modes: replace });
    expect(lines(steps)).toEqual([
      'Add 1 input',
      'Change 1 input',
      'Delete 1 input without Gone',
      '1 input unchanged',
    ]);
    expect(steps[1]?.write).toMatchObject({
      resource: changedInputs,
      op: { mine: [{ id: 7, link: ' dunk', note: 'gift' }] },
    });
  });

  it('copies the inputs that are shown or selected', () => {
    const inputIds = { shown: [1, 3], selected: [2] };
    const empty = factsOf('target');
    expect(lines(plan(source, empty, { parts: ['inputs'], inputs: 'shown' }, { inputIds }))).toEqual([
      'Add 2 inputs',
    ]);
    expect(lines(plan(source, empty, { parts: ['inputs'], inputs: 'selected' }, { inputIds }))).toEqual([
      'Add 1 input',
    ]);
  });

  it('skips a monitor where a customer may not add inputs', () => {
    const closed = factsOf('target', { data: { ...detailOf('target').data, input_allowed: false } });
    const asCustomer = plan(source, closed, { parts: ['inputs'] }, { isDeveloper: false });
    expect(lines(asCustomer)).toEqual(['Inputs skipped: Inputs are not allowed there.']);
    expect(lines(plan(source, closed, { parts: ['inputs'] }))).toEqual(['Add 3 inputs']);
  });

  it('skips private inputs that the plan does not include, and does not delete their links', () => {
    const withPrivate = factsOf('target', { inputs: [input(7, 'private one')] });
    const steps = plan(
      source,
      withPrivate,
      { parts: ['inputs'], modes: replace },
      { hasPrivateInputs: false },
    );
    expect(lines(steps)).toEqual(['Add 2 inputs', '1 input skipped: Your plan has no private inputs.']);
  });

  it('translates regions by their labels, and skips inputs of a region that the target lacks', () => {
    const from = factsOf('source', {
      webhooks: [{ region: 'EU-Nike' }, { region: 'US-Nike' }],
      inputs: [input(1, 'A', { region: 'EU-Nike' }), input(2, 'B', { region: 'US-Nike' })],
    });
    const to = factsOf('target', { webhooks: [{ region: 'EU-Kith' }] });
    const steps = plan(from, to, { parts: ['inputs'] });
    expect(lines(steps)).toEqual(['Add 1 input', '1 input skipped: It has no region US.']);
    expect(steps[0]?.write).toMatchObject({ op: { mine: [{ link: 'A', region: 'EU-Kith' }] } });
  });

  it('skips a link that is in the source twice', () => {
    const twice = factsOf('source', { inputs: [input(1, 'Dunk'), input(2, 'dunk', { region: 'EU' })] });
    expect(lines(plan(twice, factsOf('target'), { parts: ['inputs'] }))).toEqual([
      'Add 1 input',
      '1 input skipped: Their link is in the list before.',
    ]);
  });
});

describe('plan of webhooks', () => {
  const source = factsOf('source', {
    webhooks: [
      { region: 'EU-Nike', webhook_url: 'new' },
      { region: 'US-Nike', webhook_url: 'us' },
      { region: 'UK-Nike', webhook_url: '' },
    ],
  });

  it('writes the chosen regions, skips those that the target lacks, and copies no empty webhook', () => {
    const target = factsOf('target', {
      webhooks: [
        { region: 'EU-Kith', webhook_url: 'old' },
        { region: 'UK-Kith', webhook_url: 'uk' },
      ],
    });
    const regions = ['EU-Nike', 'US-Nike', 'UK-Nike'];
    const steps = plan(source, target, { parts: ['webhooks'], regions });
    expect(lines(steps)).toEqual(['Webhooks', 'Webhooks skipped: It has no region US.']);
    expect(steps[0]).toMatchObject({
      changes: [{ label: 'EU', before: 'old', after: 'new', isSecret: true }],
      write: { op: { mine: toRegions([{ region: 'EU-Kith', webhook_url: 'new' }]) } },
    });
    expect(plan(source, target, { parts: ['webhooks'], regions: [] })).toEqual([]);
  });

  it('says nothing of a label that two regions of the target share', () => {
    const target = factsOf('target', { webhooks: [{ region: 'EU-A' }, { region: 'EU-B' }] });
    const steps = plan(source, target, { parts: ['webhooks'], regions: ['EU-Nike'] });
    expect(lines(steps)).toEqual(['Webhooks skipped: It has no region EU.']);
  });
});

describe('plan of settings', () => {
  const settings = detailOf('x').monitorSettings;
  const withSettings = (name: string, more: object, detail: Partial<MonitorDetail> = {}) =>
    factsOf(name, {
      monitorSettings: { ...settings, ...more },
      ...detail,
    });

  it('changes what differs, one call each', () => {
    const source = withSettings('source', { delay: 3 }, { monitorOnlyOwnInputs: true });
    const steps = plan(source, factsOf('target'), { parts: ['ownProducts', 'delay', 'inputsAllowed'] });
    expect(lines(steps)).toEqual(['Only monitor my own products', 'Delay', 'Inputs Allowed unchanged']);
    expect(steps[1]).toMatchObject({
      changes: [{ before: '10', after: '3' }],
      write: { resource: changedSetting, op: { mine: { type: 'delay', delay: 3 } } },
    });
  });

  it('finds a list by its id, else by its name, with the id that the target has', () => {
    const source = withSettings('source', { selectedProxyList: { id: 'x9', name: 'Away' } });
    const [byName] = plan(source, factsOf('target'), { parts: ['proxyList'] });
    expect(byName?.write).toMatchObject({ op: { mine: { type: 'proxyList', proxyListId: 'p2' } } });
    const renamed = withSettings('source', { selectedProxyList: { id: 'p1', name: 'Renamed' } });
    const [byId] = plan(renamed, factsOf('target'), { parts: ['proxyList'] });
    expect(byId?.write).toMatchObject({ op: { mine: { proxyListId: 'p1' } } });
  });

  it('skips what the source has not chosen, what the target does not offer, and keywords of other types', () => {
    const source = withSettings('source', {
      selectedProduct: { id: 99, name: 'Watches' },
      selectedKeywordList: { id: 9, name: 'Dunks' },
    });
    const target = factsOf('target', { data: { ...detailOf('target').data, monitor_type: 'product' } });
    expect(lines(plan(source, target, { parts: ['proxyList', 'product', 'keywords'] }))).toEqual([
      'Proxy List skipped: source has none.',
      'Product skipped: It does not offer “Watches”.',
      'Keywords skipped: Only monitors of type new have keyword lists.',
    ]);
  });
});

describe('plan of example inputs and access', () => {
  const examples = (name: string, texts: string[], access: string[]) =>
    factsOf(name, { data: { ...detailOf(name).data, example_inputs: texts } }, access);
  const source = examples('source', ['one', 'two'], ['a', 'b']);
  const target = examples('target', ['two', 'three'], ['b', 'c']);

  it('adds what is missing', () => {
    const steps = plan(source, target, { parts: ['examples', 'access'] });
    expect(lines(steps)).toEqual(['Add 1 example input', 'Give access to 1 customer']);
    expect(steps.map(({ write }) => write)).toMatchObject([
      { op: { mine: { examples: ['two', 'three', 'one'] } } },
      { op: { mine: { ids: ['b', 'c', 'a'] } } },
    ]);
  });

  it('replaces, and names what it deletes', () => {
    const steps = plan(source, target, { parts: ['examples', 'access'], modes: replace });
    expect(lines(steps)).toEqual([
      'Replace the example inputs without three',
      'Replace who has access without Customer c',
    ]);
  });

  it('skips access that is not known', () => {
    const steps = plan(source, { ...target, access: null }, { parts: ['access'] });
    expect(lines(steps)).toEqual(['Customers with access skipped: Who has access is not known.']);
  });
});

it('tells monitors of the same name apart', () => {
  const targets = [factsOf('Kith'), { ...factsOf('Kith'), uuid: 'other' }, factsOf('Solebox')];
  const steps = planMonitors(factsOf('source'), targets, choose({ parts: ['delay'] }), context);
  expect(steps.map(({ group }) => group)).toEqual(['Kith (Kith)', 'Kith (other)', 'Solebox']);
});

const link = fc.constantFrom('a', 'A ', 'b', 'c', 'd', 'https://x.example/1');
const region = fc.constantFrom('all', 'EU-S', 'US-S', 'EU-T', 'UK');
const anyInput = fc.record({
  link,
  region,
  note: fc.constantFrom('', ' gift ', 'x'),
  active: fc.boolean(),
  private: fc.boolean(),
  keywordId: fc.constantFrom(null, 1, 'k'),
  priceLimit: fc.constantFrom(undefined, 90, 120.5),
});
const anyFacts = (name: string) =>
  fc
    .record({
      inputs: fc.array(anyInput, { maxLength: 6 }),
      webhooks: fc.uniqueArray(fc.constantFrom('EU-S', 'US-S', 'EU-T', 'UK'), { maxLength: 4 }),
      url: fc.constantFrom('', 'x', 'y'),
      examples: fc.array(fc.constantFrom('one', 'two', 'three'), { maxLength: 4 }),
      access: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
      delay: fc.constantFrom(null, 0, 3, 10),
      proxyList: fc.constantFrom(null, { id: 'p1', name: 'Home' }, { id: 'x', name: 'Away' }),
      product: fc.constantFrom({ id: 5, name: 'Sneaker' }, { id: 6, name: 'Alternative' }),
      keywords: fc.constantFrom(null, { id: 9, name: 'Dunks' }),
      type: fc.constantFrom('new', 'product'),
      isOwn: fc.boolean(),
      isAllowed: fc.boolean(),
    })
    .map((one) => {
      const { data, monitorSettings } = detailOf(name);
      return factsOf(
        name,
        {
          data: {
            ...data,
            monitor_type: one.type,
            input_allowed: one.isAllowed,
            example_inputs: one.examples,
          },
          webhooks: one.webhooks.map((name) => ({ region: name, webhook_url: one.url })),
          inputs: one.inputs.map(({ link: text, priceLimit, ...more }, at) =>
            input(at + 1, text, { ...more, ...(priceLimit === undefined ? {} : { priceLimit }) }),
          ),
          monitorOnlyOwnInputs: one.isOwn,
          monitorSettings: monitorSettings && {
            ...monitorSettings,
            delay: one.delay,
            selectedProxyList: one.proxyList,
            selectedProduct: one.product,
            selectedKeywordList: one.keywords,
          },
        },
        one.access,
      );
    });
const mode = fc.constantFrom('add', 'replace');

it('plans nothing the second time', () => {
  fc.assert(
    fc.property(
      anyFacts('source'),
      anyFacts('target'),
      fc.record({ inputs: mode, examples: mode, access: mode }),
      fc.boolean(),
      fc.boolean(),
      (source, target, modes, isDeveloper, hasPrivateInputs) => {
        const choice = choose({
          parts: partNames,
          modes: modes,
          regions: (source.detail.webhooks ?? []).map(({ region: name }) => name),
        });
        const more = { ...context, isDeveloper, hasPrivateInputs };
        const first = planMonitor(source, target, choice, more);
        const after = first.reduce(
          (facts, { write }) => (write === undefined ? facts : written(facts, write)),
          target,
        );
        const second = planMonitor(source, after, choice, more);
        expect(second.filter(({ write }) => write !== undefined)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
