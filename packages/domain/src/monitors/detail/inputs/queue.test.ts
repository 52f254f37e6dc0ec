import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatch } from 'effector';
import { $conflict } from '../../../kernel/save/conflict';
import { acted } from '../../../kernel/save/resource';
import { $details } from '../../loaded';
import { inputsPatched } from '../page';
import { $isUnsavedOrUnfinished, $unsaved } from '../../../kernel/page/unsaved';
import * as toasts from '../../../kernel/toasts';
import type { FakeAnswer } from '../../../kernel/testing';
import { edit } from '../bulk';
import * as detail from '../index';
import {
  act,
  flush,
  inputOf,
  inputs,
  deferred,
  links,
  monitor,
  open,
  toast,
  uuid,
  wait,
  written,
  type TestEnv,
} from '../testing';
import { $isQueueStuck } from './queue';
import { $question } from './question';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [dunk, sku, samba] = inputs;
const toggle = (env: TestEnv, id: number | string, isActive: boolean) =>
  act(env, detail.inputs.table.events.onActiveChange, { id, isActive });
const count = ({ scope }: TestEnv) => scope.getState(detail.inputs.queue.view.count);
const bodies = (env: TestEnv) => written(env).map(([, body]) => body);

describe('queue of changed inputs', () => {
  it('shows changes at once, counts them, and sends them together a second after the last one', async () => {
    const env = await open();
    await toggle(env, 1, false);
    await wait(900);
    await toggle(env, '2', true);
    expect(inputOf(env, 1)?.active).toBe(false);
    expect(count(env)).toBe(2);
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(true);
    expect(env.scope.getState($unsaved)).toBe(false);
    await wait(999);
    expect(written(env)).toEqual([]);
    await wait(1);
    expect(written(env)).toEqual([
      [
        'PUT /inputs/update',
        {
          inputs: [
            { ...dunk, active: false },
            { ...sku, active: true },
          ],
          force: false,
        },
      ],
    ]);
    expect(toast(env)).toBe('Inputs updated successfully');
    expect(count(env)).toBe(0);
    expect(inputOf(env, 1)?.active).toBe(false);
    expect(env.requests.at(-1)?.timeoutMs).toBe(30_000);
  });

  it('sends at once on Save', async () => {
    const env = await open();
    await toggle(env, 1, false);
    await act(env, detail.inputs.queue.events.onSave);
    expect(written(env)).toHaveLength(1);
    await wait(2_000);
    expect(written(env)).toHaveLength(1);
  });

  it('does not resend changes that Save sent before their second was over', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await toggle(env, 1, false);
    await act(env, detail.inputs.queue.events.onSave);
    await wait(2_000);
    expect(written(env)).toHaveLength(1);
    expect(count(env)).toBe(1);
  });

  it('sends when the page closes', async () => {
    const env = await open();
    await toggle(env, 1, false);
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(1);
    expect(toast(env)).toBe('Inputs updated successfully');
  });

  it('drops a change that is changed back', async () => {
    const env = await open();
    await toggle(env, 1, false);
    await toggle(env, 1, true);
    expect(count(env)).toBe(0);
    await wait(2_000);
    expect(written(env)).toEqual([]);
  });

  it('sends changes made during an update after it', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await toggle(env, 1, false);
    await wait(1_000);
    await toggle(env, 1, true);
    await toggle(env, 3, false);
    await wait(1_000);
    expect(written(env)).toHaveLength(1);
    answer.answer({ status: 200 });
    await flush();
    expect(bodies(env)[1]).toEqual({ inputs: [{ ...dunk }, { ...samba, active: false }], force: false });
    expect(count(env)).toBe(0);
    expect(inputOf(env, 1)?.active).toBe(true);
  });

  it.each([
    [{ status: 500 }, 'Failed to update inputs'],
    [{ kind: 'timeout' }, 'Update timed out. Please try again.'],
    [{ status: 401 }, 'Session expired. Please log in again.'],
  ] as const)('waits for Retry after %j', async (answer, text) => {
    const env = await open();
    env.answers.push(answer);
    await toggle(env, 1, false);
    await wait(1_000);
    expect(toast(env)).toBe(text);
    expect(env.scope.getState(detail.inputs.queue.view.error)).toBe(text);
    expect(count(env)).toBe(1);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, detail.inputs.queue.events.onSave);
    expect(written(env)).toHaveLength(2);
    expect(env.scope.getState(detail.inputs.queue.view.error)).toBeNull();
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('can be discarded', async () => {
    const env = await open();
    await toggle(env, 1, false);
    await act(env, detail.inputs.queue.events.onDiscard);
    expect(inputOf(env, 1)?.active).toBe(true);
    await wait(2_000);
    expect(written(env)).toEqual([]);
  });

  it('says how many inputs were changed together, and undoes that field of them', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onManyChange, { ids: [1, '2', 3], change: { active: false } });
    await wait(1_000);
    const { $toast, toastActed } = toasts;
    const shown = env.scope.getState($toast);
    expect(shown).toMatchObject({ text: 'Inputs updated successfully', action: { label: 'Undo' } });
    const before = inputs.filter(({ active }) => active);
    expect(shown?.detail).toBe(`${before.length} inputs changed`);
    await act(env, toastActed, shown?.action?.id ?? '');
    await wait(1_000);
    expect(before.map(({ id }) => inputOf(env, id)?.active)).toEqual(before.map(() => true));
    expect(env.scope.getState($toast)?.action).toBeUndefined();
  });

  it('accepts many changes at once', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onManyChange, {
      ids: [1, '2'],
      change: { region: 'all', note: 'drop' },
    });
    await wait(1_000);
    expect(bodies(env)).toEqual([
      {
        inputs: [
          { ...dunk, region: 'all', note: 'drop' },
          { ...sku, region: 'all', note: 'drop' },
        ],
        force: false,
      },
    ]);
  });
});

describe('many changed inputs', () => {
  const many = Array.from({ length: 250 }, (_, at) => ({ ...samba, id: at + 1, link: `link-${at + 1}` }));
  const change = async (...answers: FakeAnswer[]) => {
    const env = await open({ body: { ...monitor, inputs: many } });
    env.answers.push(...answers);
    await act(env, detail.inputs.table.events.onManyChange, {
      ids: many.map(({ id }) => id),
      change: { note: 'drop' },
    });
    return env;
  };
  const sizes = (env: TestEnv) => bodies(env).map(({ inputs: sent }) => sent.length);
  const progress = ({ scope }: TestEnv) => scope.getState(detail.inputs.queue.view.progress);

  it('are sent a hundred per call, with progress and one message', async () => {
    const env = await change();
    const second = deferred();
    env.answers.push({ status: 200 }, second.promise);
    await wait(1_000);
    expect(sizes(env)).toEqual([100, 100]);
    expect(progress(env)).toEqual({ done: 100, total: 250 });
    expect(env.scope.getState($unsaved)).toBe(true);
    expect(toast(env)).toBeUndefined();
    second.answer({ status: 200 });
    await flush();
    expect(sizes(env)).toEqual([100, 100, 50]);
    expect(progress(env)).toBeNull();
    expect(count(env)).toBe(0);
    expect(toast(env)).toBe('Inputs updated successfully');
  });

  it('can be stopped: the rest waits for Save', async () => {
    const env = await change();
    const first = deferred();
    env.answers.push(first.promise);
    await wait(1_000);
    await act(env, detail.inputs.queue.events.onStop);
    first.answer({ status: 200 });
    await wait(5_000);
    expect(sizes(env)).toEqual([100]);
    expect(count(env)).toBe(150);
    expect(env.scope.getState($unsaved)).toBe(true);
    await toggle(env, 1, false);
    await wait(1_000);
    expect(sizes(env)).toEqual([100, 1]);
    await act(env, detail.inputs.queue.events.onSave);
    expect(sizes(env)).toEqual([100, 1, 100, 50]);
    expect(count(env)).toBe(0);
  });

  it('wait for as long as a 429 asks', async () => {
    const env = await change({ status: 200 }, { status: 429, retryAfterMs: 3_000 });
    await wait(1_000);
    expect(sizes(env)).toEqual([100, 100]);
    expect(toast(env)).toBeUndefined();
    await wait(3_000);
    expect(sizes(env)).toEqual([100, 100, 100, 50]);
    expect(count(env)).toBe(0);
  });

  it('are sent as they are after the wait, without those that were deleted in it', async () => {
    const env = await open();
    env.answers.push({ status: 429, retryAfterMs: 3_000 });
    await act(env, detail.inputs.table.events.onManyChange, { ids: [1, 3], change: { note: 'first' } });
    await wait(1_000);
    await act(env, detail.inputs.table.events.onManyChange, { ids: [1], change: { note: 'second' } });
    await act(env, detail.inputs.table.events.onDelete, 3);
    await wait(5_000);
    expect(env.scope.getState($conflict)).toBeNull();
    expect(bodies(env).at(-1)).toMatchObject({ inputs: [{ id: 1, note: 'second' }] });
    expect(count(env)).toBe(0);
  });

  it('that were deleted during the wait are not said to be saved', async () => {
    const env = await open();
    env.answers.push({ status: 429, retryAfterMs: 3_000 });
    await toggle(env, 3, false);
    await wait(1_000);
    await act(env, detail.inputs.table.events.onDelete, 3);
    const said = toast(env);
    await wait(2_500);
    expect(toast(env)).toBe(said);
    expect(written(env).map(([call]) => call)).toEqual(['PUT /inputs/update', 'DELETE /inputs']);
    expect(count(env)).toBe(0);
  });

  it('are read again by who knows the monitor, if they were sent after another one was opened', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    expect(env.scope.getState($details).has(uuid)).toBe(true);
    await toggle(env, 1, false);
    await act(env, detail.page.closed);
    await act(env, detail.page.opened, { uuid: 'm-2' });
    answer.answer({ status: 200 });
    await flush();
    expect(env.scope.getState($details).has(uuid)).toBe(false);
  });

  it.each([{ status: 401 }, { status: 500 }])('are not sent any more after %j', async (answer) => {
    const env = await change({ status: 200 }, answer);
    await wait(5_000);
    expect(sizes(env)).toEqual([100, 100]);
    expect(count(env)).toBe(150);
    await act(env, detail.inputs.queue.events.onSave);
    expect(sizes(env)).toEqual([100, 100, 100, 50]);
  });
});

describe('change that duplicates another input (409)', () => {
  const moveOnto = async () => {
    const env = await open();
    env.answers.push({ status: 409 });
    await act(env, detail.inputs.table.events.onEdit, 3);
    await act(env, edit.events.onChange, { link: dunk.link });
    await act(env, edit.events.onSave);
    await wait(1_000);
    return env;
  };

  it('is sent again with force when it is confirmed', async () => {
    const env = await moveOnto();
    expect(env.scope.getState($question)?.links).toEqual([dunk.link]);
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, true);
    expect(bodies(env).map(({ force }) => force)).toEqual([false, true]);
    expect(toast(env)).toBe('Inputs updated successfully');
    expect(count(env)).toBe(0);
  });

  it('stays unsaved when it is declined, and does not ask again on its own', async () => {
    const env = await moveOnto();
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(toast(env)).toBeUndefined();
    expect(count(env)).toBe(1);
    expect(env.scope.getState($isQueueStuck)).toBe(true);
    await toggle(env, 1, false);
    await wait(1_000);
    expect(bodies(env)[1].inputs).toHaveLength(1);
    expect(env.scope.getState($question)).toBeNull();
    await act(env, detail.inputs.queue.events.onSave);
    expect(bodies(env)[2].inputs).toMatchObject([{ id: 3, link: dunk.link }]);
  });

  it('says that it failed when the page closes with the question', async () => {
    const env = await moveOnto();
    await act(env, detail.page.closed);
    expect(env.scope.getState($question)).toBeNull();
    expect(toast(env)).toBe('Failed to update inputs');
  });

  it('asks nothing after the page has closed', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await toggle(env, 1, false);
    await act(env, detail.page.closed);
    answer.answer({ status: 409 });
    await flush();
    expect(env.scope.getState($question)).toBeNull();
    expect(toast(env)).toBe('Failed to update inputs');
  });
});

describe('dialog that edits an input', () => {
  it('replaces the input in the list and queues it, with the fields that it does not show', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onEdit, '2');
    expect(env.scope.getState(edit.view.values)).toMatchObject({ link: 'DD1391-100', priceLimit: '120' });
    await act(env, edit.events.onChange, { note: 'now cheaper', priceLimit: '' });
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, edit.events.onSave);
    expect(env.scope.getState(edit.view.isOpen)).toBe(false);
    expect(inputOf(env, '2')?.note).toBe('now cheaper');
    await wait(1_000);
    const { priceLimit: _, ...rest } = sku;
    expect(bodies(env)).toEqual([{ inputs: [{ ...rest, note: 'now cheaper' }], force: false }]);
  });

  it('stays open with its errors', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onEdit, 1);
    await act(env, edit.events.onChange, { link: ' ', priceLimit: 'x' });
    await act(env, edit.events.onSave);
    expect(env.scope.getState(edit.view.errors)).toEqual({
      link: 'Enter a link or a product ID.',
      priceLimit: '“x” is no price. Write it as 1000 or 12.50.',
    });
    expect(count(env)).toBe(0);
  });

  it('changes the fields that were edited alone, over what another person has changed since', async () => {
    const env = await open();
    const made: unknown[] = [];
    createWatch({ unit: acted, scope: env.scope, fn: ({ op }) => made.push(op) });
    await act(env, detail.inputs.table.events.onEdit, 3);
    await act(env, edit.events.onChange, { sizeRange: '40-44' });
    const theirs = { ...samba, note: 'theirs', active: false };
    await act(env, inputsPatched, { uuid, patch: () => [dunk, sku, theirs] as never });
    await act(env, edit.events.onSave);
    await wait(1_000);
    const { sizeRange } = samba;
    expect(made).toMatchObject([
      { base: [{ ...theirs, sizeRange }], mine: [{ ...theirs, sizeRange: '40-44' }] },
    ]);
    const from = { ...theirs, sizeRange: '40-44', note: 'seen' };
    await act(env, detail.inputs.table.events.onManyChange, {
      ids: [3],
      change: { sizeRange: '42-43' },
      from,
    });
    await wait(1_000);
    expect(made[1]).toMatchObject({
      base: [{ note: 'theirs' }],
      mine: [{ note: 'theirs', sizeRange: '42-43' }],
    });
  });

  it('queues nothing without a change', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onEdit, 1);
    await act(env, edit.events.onSave);
    expect(count(env)).toBe(0);
    await act(env, detail.inputs.table.events.onEdit, 1);
    await act(env, edit.events.onChange, { note: 'x' });
    await act(env, edit.events.onClose);
    expect(inputOf(env, 1)?.note).toBe('gift');
  });
});

describe('table of inputs', () => {
  it('filters by All, Active, Disabled, Private and Region', async () => {
    const env = await open();
    expect(env.scope.getState(detail.inputs.bar.view.filters).map(({ label }) => label)).toEqual([
      'All',
      'Active',
      'Disabled',
      'Private',
      'Region EU',
      'Region US',
    ]);
    const found: Record<string, number> = {};
    for (const { id } of env.scope.getState(detail.inputs.bar.view.filters)) {
      await act(env, detail.inputs.list.cleared);
      await act(env, detail.inputs.list.filterChanged, id);
      found[id] = links(env).length;
    }
    expect(found).toEqual({
      all: 3,
      active: 2,
      disabled: 1,
      private: 1,
      'region:EU-Nike': 1,
      'region:US-Nike': 1,
    });
  });

  it('has no region filters with one webhook, and Private only with some purchases', async () => {
    const labels = async (monitors: string[]) => {
      const env = await open({
        info: { customer_data: { name: 'Ada', purchases: { monitor: monitors } } },
        body: { ...monitor, webhooks: monitor.webhooks.slice(0, 1) },
      });
      return env.scope.getState(detail.inputs.bar.view.filters).map(({ label }) => label);
    };
    expect(await labels(['sneaker'])).toEqual(['All', 'Active', 'Disabled']);
    expect(await labels(['Alternative'])).toEqual(['All', 'Active', 'Disabled', 'Private']);
    expect(await labels(['private inputs'])).toEqual(['All', 'Active', 'Disabled', 'Private']);
  });

  it('searches by words of link and note, in any order and any case', async () => {
    const env = await open();
    await act(env, detail.inputs.list.searchChanged, ' dd1391');
    expect(links(env)).toEqual(['DD1391-100']);
    await act(env, detail.inputs.list.searchChanged, 'GIFT');
    expect(links(env)).toEqual([dunk.link]);
    await act(env, detail.inputs.list.searchChanged, 'gift dunk');
    expect(links(env)).toEqual([dunk.link]);
  });
});

describe('inputs of a monitor that was left', () => {
  const other = {
    ...monitor,
    data: { ...monitor.data, monitor_uuid: 'm-2' },
    inputs: [{ ...samba, id: 9 }],
  };
  const openTwo = () =>
    open({
      server: {
        'GET /v1/monitors/m-2': { status: 200, body: other },
        'PUT /v1/monitors/m-2/inputs/update': { status: 200 },
      },
    });
  const leaveFor = async (env: TestEnv, uuid: string) => {
    await act(env, detail.page.closed);
    await act(env, detail.page.opened, { uuid });
  };
  const sent = (env: TestEnv) =>
    env.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => {
        const { inputs: changed, id } = JSON.parse(body ?? '{}') as {
          inputs?: readonly { id: unknown }[];
          id?: unknown;
        };
        return `${method} ${path} ${changed?.map((input) => input.id).join() ?? String(id)}`;
      });

  it.each(['m-2', 'm-1'])('are sent to it after its update, with %s open', async (next) => {
    const env = await openTwo();
    const answer = deferred();
    env.answers.push(answer.promise);
    await toggle(env, 1, false);
    await wait(1_000);
    await toggle(env, 3, false);
    await leaveFor(env, next);
    await toggle(env, 9, false);
    expect(sent(env)).toEqual(['PUT /v1/monitors/m-1/inputs/update 1']);
    answer.answer({ status: 200 });
    await wait(5_000);
    expect(sent(env).slice(0, 2)).toEqual([
      'PUT /v1/monitors/m-1/inputs/update 1',
      'PUT /v1/monitors/m-1/inputs/update 3',
    ]);
    expect(sent(env)[2]).toBe(next === 'm-2' ? 'PUT /v1/monitors/m-2/inputs/update 9' : undefined);
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(false);
  });

  it('are sent after a 429', async () => {
    const env = await openTwo();
    env.answers.push({ status: 429, retryAfterMs: 8_000 });
    await toggle(env, 1, false);
    await wait(1_000);
    await toggle(env, 3, false);
    await leaveFor(env, 'm-2');
    await wait(8_000);
    await wait(1_000);
    expect(sent(env).slice(1)).toEqual([
      'PUT /v1/monitors/m-1/inputs/update 1',
      'PUT /v1/monitors/m-1/inputs/update 3',
    ]);
  });

  it('are deleted after its update, and the fifth of five after the others', async () => {
    const many = Array.from({ length: 5 }, (_, at) => ({ ...samba, id: at + 1 }));
    const env = await open({
      body: { ...monitor, inputs: many },
      server: { 'GET /v1/monitors/m-2': { status: 200, body: other } },
    });
    const update = deferred();
    env.answers.push(update.promise);
    await toggle(env, 1, false);
    await wait(1_000);
    for (const { id } of many) await act(env, detail.inputs.table.events.onDelete, id);
    await leaveFor(env, 'm-2');
    update.answer({ status: 200 });
    await wait(1_000);
    const deleted = sent(env).filter((line) => line.startsWith('DELETE'));
    expect(deleted.toSorted()).toEqual([1, 2, 3, 4, 5].map((id) => `DELETE /v1/monitors/m-1/inputs ${id}`));
  });

  it('stay queued with the reason when it is opened again, if their update failed meanwhile', async () => {
    const env = await openTwo();
    const answer = deferred();
    env.answers.push(answer.promise);
    await toggle(env, 1, false);
    await wait(1_000);
    await leaveFor(env, 'm-2');
    answer.answer({ status: 500 });
    await flush();
    expect(toast(env)).toBe('Failed to update inputs');
    expect(count(env)).toBe(0);
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(true);
    await leaveFor(env, 'm-1');
    await wait(5_000);
    expect(count(env)).toBe(1);
    expect(env.scope.getState(detail.inputs.queue.view.error)).toBe('Failed to update inputs');
    await act(env, detail.inputs.queue.events.onSave);
    expect(sent(env)).toHaveLength(2);
    expect(count(env)).toBe(0);
  });

  it('of a monitor that does not load stay queued, and its page leaves for the list without a question', async () => {
    const env = await openTwo();
    env.answers.push({ status: 500 });
    await toggle(env, 1, false);
    await leaveFor(env, 'm-2');
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(true);
    env.server['GET /v1/monitors/m-1'] = { status: 500 };
    await leaveFor(env, 'm-1');
    expect(env.scope.getState($unsaved)).toBe(false);
    expect(env.navigations.at(-1)).toEqual({ to: '/monitors', replace: true });
    await leaveFor(env, 'm-2');
    await flush();
    expect(sent(env)).toEqual(Array.from({ length: 2 }, () => 'PUT /v1/monitors/m-1/inputs/update 1'));
  });
});

describe('inputs that were not sent when the session ended', () => {
  const signInAgain = (env: TestEnv, body: object = monitor) =>
    open({ storage: Object.fromEntries(env.storage), body });

  it('wait for Save after the next sign-in', async () => {
    const env = await open();
    env.answers.push({ status: 401 });
    await toggle(env, 1, false);
    await wait(1_000);
    await toggle(env, 3, false);
    const again = await signInAgain(env);
    expect(inputOf(again, 1)?.active).toBe(false);
    expect(inputOf(again, 3)?.active).toBe(false);
    await wait(5_000);
    expect(written(again)).toEqual([]);
    await act(again, detail.inputs.queue.events.onSave);
    expect(bodies(again)).toMatchObject([{ inputs: [{ id: 1 }, { id: 3 }] }]);
    expect(count(again)).toBe(0);
    expect(count(await signInAgain(again))).toBe(0);
  });

  it('are forgotten if the server has them, or no longer has the input', async () => {
    const env = await open();
    env.answers.push({ status: 401 });
    await toggle(env, 1, false);
    await toggle(env, 3, false);
    await wait(1_000);
    const now = { ...monitor, inputs: [{ ...dunk, active: false }, sku] };
    expect(count(await signInAgain(env, now))).toBe(0);
  });
});
