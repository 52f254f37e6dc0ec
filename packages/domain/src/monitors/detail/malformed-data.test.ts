import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edit } from './bulk';
import * as detail from './index';
import { $inputs } from './inputs/shown';
import { act, inputs, monitor, open, wait, webhook, written } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [first, second] = inputs;
const malformedInput = { ...second, priceLimit: '120', active: 1, region: null, note: null, private: '0' };

it.each([
  ['a link', { inputs: [{ ...first, link: null }, second] }],
  ['an id', { inputs: [{ ...first, id: null }, second] }],
  ['a price limit as text', { inputs: [{ ...first, priceLimit: '120' }, second] }],
  ['a flag as a number', { inputs: [{ ...first, active: 1 }, second] }],
  ['a region', { inputs: [{ ...first, region: null }, second] }],
  ['the region of a webhook', { webhooks: [{ region: null, webhook_url: 'w' }] }],
  ['an example', { data: { ...monitor.data, example_inputs: [null, 'DD1391-100'] } }],
  ['a delay as text', { monitorSettings: { ...monitor.monitorSettings, delay: '15' } }],
  ['the settings', { monitorSettings: [] }],
  ['a choice', { monitorSettings: { ...monitor.monitorSettings, proxyLists: { a: null, b: 'Home' } } }],
  ['the name', { data: { ...monitor.data, monitor_name: null } }],
])('a monitor opens with a malformed value for %s', async (_, change) => {
  const env = await open({ body: { ...monitor, ...change } });
  expect(env.scope.getState(detail.page.view.status)).toBe('ready');
  expect(env.navigations).toEqual([]);
  expect(env.left).toEqual([]);
  expect(env.scope.getState($inputs).some(({ id }) => id === second.id)).toBe(true);
});

it('an input with values of another type is sent back as received except for the switch', async () => {
  const env = await open({ body: { ...monitor, inputs: [first, malformedInput] } });
  await act(env, detail.inputs.table.events.onActiveChange, { id: malformedInput.id, isActive: false });
  await wait(1_000);
  expect(written(env)).toEqual([
    ['PUT /inputs/update', { inputs: [{ ...malformedInput, active: false }], force: false }],
  ]);
});

it('an edit in the dialog sends the edited fields, and not those with a displayed default', async () => {
  const bare = { id: 9, link: 'DD1391-100', region: null, active: 1 };
  const env = await open({ body: { ...monitor, inputs: [bare] } });
  await act(env, detail.inputs.table.events.onEdit, 9);
  await act(env, edit.events.onChange, { note: 'gift' });
  await act(env, edit.events.onSave);
  await wait(1_000);
  expect(written(env)).toEqual([
    ['PUT /inputs/update', { inputs: [{ ...bare, note: 'gift' }], force: false }],
  ]);
});

it('an input is deleted by its body as received', async () => {
  const env = await open({ body: { ...monitor, inputs: [malformedInput] } });
  await act(env, detail.inputs.table.events.onDelete, malformedInput.id);
  expect(written(env)).toEqual([['DELETE /inputs', malformedInput]]);
});

it('unreadable webhooks and examples keep their indexes when others are saved', async () => {
  const webhooks = [null, ...monitor.webhooks];
  const example_inputs = ['a', null, 5];
  const env = await open({
    info: { developer: true },
    body: { ...monitor, webhooks, data: { ...monitor.data, example_inputs } },
  });
  expect(env.scope.getState(detail.page.view.unreadable).map(({ path }) => path)).toEqual([
    'data.example_inputs.1',
    'webhooks.0',
  ]);
  await act(env, detail.webhooks.events.onChange, { region: 'EU-Nike', url: webhook('new') });
  await act(env, detail.webhooks.events.onCommit);
  await act(env, detail.examples.events.onAdd, 'b');
  await act(env, detail.examples.events.onSave);
  await act(env, detail.examples.events.onRemove, 0);
  await act(env, detail.examples.events.onSave);
  expect(written(env)).toEqual([
    [
      'POST /webhooks',
      { webhooks: [null, { region: 'EU-Nike', webhook_url: webhook('new') }, monitor.webhooks[1]] },
    ],
    ['PUT /example-inputs', { example_inputs: ['a', null, 5, 'b'] }],
    ['PUT /example-inputs', { example_inputs: [5, null, 'b'] }],
  ]);
});
