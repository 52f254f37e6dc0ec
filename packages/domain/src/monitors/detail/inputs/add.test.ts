import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $log } from '../../../shell/history';
import { located } from '../../../kernel/page/location';
import { $unsaved, unsavedDiscarded } from '../../../kernel/page/unsaved';
import { $toast, toastActed } from '../../../kernel/toasts';
import { edit } from '../bulk';
import * as detail from '../index';
import { t } from '../text.en';
import {
  act,
  flush,
  developer,
  deferred,
  links,
  monitor,
  open,
  toast,
  uuid,
  webhook,
  written,
  type TestEnv,
} from '../testing';
import type { InputForm } from '../../../resources/input-form';
import { $duplicate, $question } from './question';
import { $inputs } from './shown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fill = (env: TestEnv, form: Partial<InputForm>) => act(env, detail.inputs.add.events.onChange, form);
const pending = ({ scope }: TestEnv) => scope.getState(detail.inputs.pending.view.pending);
const bodies = (env: TestEnv) => written(env).map(([, body]) => body);
const newItem = {
  id: -1,
  link: 'DZ5485-612',
  sizeRange: '36-50',
  specialWebhook: '',
  region: 'all',
  note: '',
  active: true,
  private: false,
  keywordId: null,
};

it('a copy of an input fills the form, and is sent when it is added', async () => {
  const env = await open({ info: { customer_data: { purchases: { monitor: ['private inputs'] } } } });
  await act(env, detail.inputs.table.events.onDuplicate, 1);
  const { values, focusRequests, hints } = detail.inputs.add.view;
  expect(env.scope.getState(values)).toEqual({
    link: 'https://shop.example/dunk',
    sizeRange: '38-44',
    specialWebhook: '',
    region: 'EU-Nike',
    note: 'gift',
    priceLimit: '',
    isPrivate: false,
  });
  expect(env.scope.getState(focusRequests)).toBe(1);
  expect(env.scope.getState(hints).link).toBe(t('linkListed'));
  expect(written(env)).toEqual([]);
  await fill(env, { link: 'https://shop.example/samba-2' });
  await act(env, detail.inputs.add.events.onAdd);
  expect(bodies(env)).toEqual([
    {
      inputs: [
        {
          ...newItem,
          link: 'https://shop.example/samba-2',
          sizeRange: '38-44',
          region: 'EU-Nike',
          note: 'gift',
        },
      ],
      force: false,
    },
  ]);
});

it('what was typed is there again after an Undo of the copy that replaced it', async () => {
  const env = await open();
  await fill(env, { link: 'https://shop.example/typed', note: 'mine' });
  await act(env, detail.inputs.table.events.onDuplicate, 1);
  const { values } = detail.inputs.add.view;
  expect(env.scope.getState(values).link).toBe('https://shop.example/dunk');
  const { text, action } = env.scope.getState($toast) ?? {};
  expect(text).toBe(t('formReplaced'));
  await act(env, toastActed, action?.id ?? '');
  expect(env.scope.getState(values)).toMatchObject({ link: 'https://shop.example/typed', note: 'mine' });
});

it('what was typed for one monitor is not offered to the next one', async () => {
  const env = await open();
  await fill(env, { link: 'https://shop.example/typed' });
  await act(env, detail.inputs.table.events.onDuplicate, 1);
  const { action } = env.scope.getState($toast) ?? {};
  await act(env, detail.page.opened, { uuid: '99999999-0000-4000-8000-000000000000' });
  expect(env.scope.getState($toast)?.action).toBeUndefined();
  await act(env, toastActed, action?.id ?? '');
  expect(env.scope.getState(detail.inputs.add.view.values).link).toBe('');
});

it('the add form is unsaved while it holds text, until that is discarded', async () => {
  const env = await open();
  await fill(env, { region: 'EU-Nike' });
  expect(env.scope.getState($unsaved)).toBe(false);
  await fill(env, { link: 'DZ5485-612' });
  expect(env.scope.getState($unsaved)).toBe(true);
  await act(env, unsavedDiscarded);
  expect(env.scope.getState($unsaved)).toBe(false);
  expect(env.scope.getState(detail.inputs.add.view.values).link).toBe('');
});

describe('special webhook of an input', () => {
  const warning =
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…';

  it('gets a hint in the form if it does not look like one, and is sent nevertheless', async () => {
    const env = await open();
    const hints = () => env.scope.getState(detail.inputs.add.view.hints);
    expect(hints()).toEqual({});
    await fill(env, { link: 'DZ5485-612', specialWebhook: ' https://elsewhere.example ' });
    expect(hints()).toEqual({ specialWebhook: warning });
    expect(env.scope.getState(detail.inputs.add.view.values).specialWebhook).toBe(
      ' https://elsewhere.example ',
    );
    await act(env, detail.inputs.add.events.onAdd);
    expect(bodies(env)[0].inputs).toMatchObject([{ specialWebhook: 'https://elsewhere.example' }]);
    await fill(env, { specialWebhook: webhook('own') });
    expect(hints()).toEqual({});
  });

  it('gets a hint in the dialog, where surrounding spaces are no change', async () => {
    const env = await open();
    await act(env, detail.inputs.table.events.onEdit, 1);
    await act(env, edit.events.onChange, { specialWebhook: '  ' });
    expect(env.scope.getState(edit.view.isDirty)).toBe(false);
    expect(env.scope.getState(edit.view.hints)).toEqual({});
    await act(env, edit.events.onChange, { specialWebhook: 'discord.gg/nope' });
    expect(env.scope.getState(edit.view.hints)).toEqual({ specialWebhook: warning });
  });
});

describe('input that a link leads to', () => {
  const linkTo = (env: TestEnv, query: string) => act(env, located, { path: `/monitors/${uuid}`, query });
  const revealed = ({ scope }: TestEnv) => scope.getState(detail.inputs.table.view.revealed);

  it('is revealed, and what hides it is cleared', async () => {
    const env = await open();
    const [, second] = env.scope.getState($inputs);
    await act(env, detail.inputs.list.searchChanged, 'nothing like it');
    await linkTo(env, `?inputs.row=${second?.id}`);
    expect(revealed(env)?.id).toBe(second?.id);
    expect(env.scope.getState(detail.inputs.list.$search)).toBe('');
    await linkTo(env, '?inputs.row=unknown');
    expect(revealed(env)?.id).toBe(second?.id);
  });
});

describe('added input that a filter or search hides', () => {
  const view = ({ scope }: TestEnv) => ({
    filter: scope.getState(detail.inputs.list.$filter),
    search: scope.getState(detail.inputs.list.$search),
    revealed: scope.getState(detail.inputs.table.view.revealed),
  });
  const add = async (env: TestEnv, form: Partial<InputForm>) => {
    await fill(env, form);
    await act(env, detail.inputs.add.events.onAdd);
  };

  it('clears the filter that hides it, and is revealed', async () => {
    const env = await open();
    await act(env, detail.inputs.list.filterChanged, 'disabled');
    await add(env, { link: 'DZ5485-612' });
    expect(view(env)).toEqual({
      filter: 'all',
      search: '',
      revealed: { id: env.scope.getState($inputs)[0]?.id, count: 1 },
    });
    await add(env, { link: 'DZ5485-613' });
    expect(view(env).revealed?.count).toBe(2);
  });

  it('clears the search that hides it, and keeps a filter that does not', async () => {
    const env = await open();
    await act(env, detail.inputs.list.filterChanged, 'active');
    await act(env, detail.inputs.list.searchChanged, 'runner');
    await add(env, { link: 'DZ5485-612' });
    expect(view(env)).toMatchObject({ filter: 'active', search: '' });
    await act(env, detail.inputs.list.searchChanged, 'dz5485');
    await add(env, { link: 'DZ5485-613' });
    expect(view(env)).toMatchObject({ filter: 'active', search: 'dz5485' });
  });

  it('clears nothing when it could not be added', async () => {
    const env = await open();
    await act(env, detail.inputs.list.searchChanged, 'runner');
    env.answers.push({ status: 500 });
    await add(env, { link: 'DZ5485-612' });
    expect(view(env)).toEqual({ filter: 'all', search: 'runner', revealed: null });
  });
});

describe('adding an input', () => {
  it('sends every field at once, and lists the input with its id', async () => {
    const env = await open();
    await fill(env, {
      link: ' DZ5485-612 ',
      sizeRange: '40-44',
      specialWebhook: webhook('own'),
      region: 'EU-Nike',
      note: 'for Ada',
      priceLimit: '129,5',
      isPrivate: true,
    });
    await act(env, detail.inputs.add.events.onAdd);
    expect(written(env)).toEqual([
      [
        'POST /inputs/new',
        {
          inputs: [
            {
              ...newItem,
              sizeRange: '40-44',
              specialWebhook: webhook('own'),
              region: 'EU-Nike',
              note: 'for Ada',
              priceLimit: 129.5,
              private: true,
            },
          ],
          force: false,
        },
      ],
    ]);
    expect(toast(env)).toBe('Input added successfully');
    expect(links(env)).toContain('DZ5485-612');
    expect(env.scope.getState($inputs)[0]?.id).toBe(101);
    expect(pending(env)).toEqual([]);
    expect(env.scope.getState(detail.inputs.add.view.values)).toMatchObject({
      link: '',
      note: '',
      sizeRange: '40-44',
    });
  });

  it('starts with the sizes 36 to 50, all regions and no price limit', async () => {
    const env = await open();
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(bodies(env)).toEqual([{ inputs: [newItem], force: false }]);
  });

  it('requires a link, enabled or disabled', async () => {
    const env = await open();
    await fill(env, { link: '   ' });
    await act(env, detail.inputs.add.events.onAdd);
    await act(env, detail.inputs.add.events.onAddDisabled);
    expect(written(env)).toEqual([]);
    expect(toast(env)).toBeUndefined();
  });

  it('sends the link of a pasted text, and says so', async () => {
    const env = await open();
    await fill(env, { link: '[Air\u200B](https://shop.example/air)', specialWebhook: `<${webhook('own')}>` });
    const reading = 'Only the link in this text is used.';
    expect(env.scope.getState(detail.inputs.add.view.hints)).toEqual({ reading, specialWebhook: reading });
    await act(env, detail.inputs.add.events.onAdd);
    expect(bodies(env)[0].inputs[0]).toMatchObject({
      link: 'https://shop.example/air',
      specialWebhook: webhook('own'),
    });
  });

  it('finds a link that is listed with other invisible characters', async () => {
    const env = await open();
    await fill(env, { link: `${links(env)[0]}\u200B` });
    expect(env.scope.getState(detail.inputs.add.view.hints).link).toBe(
      'This link is already in the monitor.',
    );
  });

  it('refuses a number that a spreadsheet has shortened', async () => {
    const env = await open();
    await fill(env, { link: '4,06542E+12' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(written(env)).toEqual([]);
    expect(env.scope.getState(detail.inputs.add.view.errors)).toEqual({
      link: '“4,06542E+12” was shortened by a spreadsheet. Copy the whole number.',
    });
    await fill(env, { link: '4065420000000' });
    expect(env.scope.getState(detail.inputs.add.view.errors)).toEqual({});
  });

  it('requires a numeric price limit, or none', async () => {
    const env = await open();
    await fill(env, { link: 'DZ5485-612', priceLimit: 'cheap' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(written(env)).toEqual([]);
    expect(env.scope.getState(detail.inputs.add.view.errors).priceLimit).toBe(
      '“cheap” is no price. Write it as 1000 or 12.50.',
    );
    expect(env.scope.getState(detail.inputs.add.view.values).link).toBe('DZ5485-612');
    await fill(env, { priceLimit: '' });
    expect(env.scope.getState(detail.inputs.add.view.errors)).toEqual({});
  });

  it.each([
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1 000,50 €', 1_000.5],
    ['١٢٠', 120],
  ])('sends the price limit %s as a person means it', async (priceLimit, value) => {
    const env = await open();
    await fill(env, { link: 'DZ5485-612', priceLimit });
    await act(env, detail.inputs.add.events.onAdd);
    expect(bodies(env)[0].inputs[0].priceLimit).toBe(value);
  });

  it.each(['-5', '$12', '12 50', '4,06E+12', '9'.repeat(20)])(
    'does not send a part of %s',
    async (priceLimit) => {
      const env = await open();
      await fill(env, { link: 'DZ5485-612', priceLimit });
      await act(env, detail.inputs.add.events.onAdd);
      expect(written(env)).toEqual([]);
      expect(env.scope.getState(detail.inputs.add.view.errors).priceLimit).toBeDefined();
    },
  );

  it('allows private inputs only with the purchase', async () => {
    const purchases = { monitor: ['Alternative'] };
    const env = await open({ info: { customer_data: { name: 'Ada', purchases } } });
    expect(env.scope.getState(detail.inputs.add.view.hasPrivateInputs)).toBe(false);
    await fill(env, { link: 'DZ5485-612', isPrivate: true });
    await act(env, detail.inputs.add.events.onAdd);
    expect(bodies(env)[0].inputs[0].private).toBe(false);
  });

  it('sends nothing if adding is not allowed', async () => {
    const env = await open({ body: { ...monitor, data: { ...monitor.data, input_allowed: false } } });
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(written(env)).toEqual([]);
  });

  it('adds a disabled input with force', async () => {
    const env = await open();
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAddDisabled);
    expect(bodies(env)).toEqual([{ inputs: [{ ...newItem, active: false }], force: true }]);
    expect(toast(env)).toBe('Input added successfully');
  });

  it.each([
    [{ status: 500 }, 'Failed to add input', 'Failed to add disabled input'],
    [{ status: 203 }, 'Failed to add input', 'Failed to add disabled input'],
    [{ kind: 'network' }, 'Failed to add input', 'Failed to add disabled input'],
    [{ kind: 'timeout' }, 'Request timed out. Please try again.', 'Request timed out. Please try again.'],
    [{ status: 401 }, 'Session expired. Please log in again.', 'Session expired. Please log in again.'],
  ] as const)('keeps the input in the pending list with Retry after %j', async (answer, text, disabled) => {
    const env = await open();
    env.answers.push(answer, answer);
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(toast(env)).toBe(text);
    expect(pending(env)).toMatchObject([{ phase: 'failed', error: text, item: { link: 'DZ5485-612' } }]);
    expect(env.scope.getState($unsaved)).toBe(true);
    await fill(env, { link: 'other' });
    await act(env, detail.inputs.add.events.onAddDisabled);
    expect(toast(env)).toBe(disabled);
    const [first, second] = pending(env);
    await act(env, detail.inputs.pending.events.onRetry, first?.key ?? 0);
    expect(links(env)).toContain('DZ5485-612');
    await act(env, detail.inputs.pending.events.onRemove, second?.key ?? 0);
    expect(pending(env)).toEqual([]);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('times out after 30 seconds', async () => {
    const env = await open();
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAdd);
    expect(env.requests.at(-1)?.timeoutMs).toBe(30_000);
  });

  it('keeps a pending input in the list when it is disabled', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await fill(env, { link: 'DZ5485-612' });
    await act(env, detail.inputs.add.events.onAdd);
    const key = pending(env)[0]?.key ?? 0;
    await act(env, detail.inputs.pending.events.onToggle, key);
    expect(pending(env)[0]?.item.active).toBe(false);
    expect(written(env)).toHaveLength(1);
    await act(env, detail.inputs.pending.events.onRetry, key);
    expect(bodies(env).at(-1).inputs[0].active).toBe(false);
  });

  it('does not wait for other inputs', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    for (const link of ['first-1', 'second-2']) {
      await fill(env, { link });
      await act(env, detail.inputs.add.events.onAdd);
    }
    expect(written(env)).toHaveLength(2);
    expect(links(env)).toContain('second-2');
    expect(pending(env)).toMatchObject([{ phase: 'sending', item: { link: 'first-1' } }]);
    await act(env, detail.inputs.pending.events.onRemove, pending(env)[0]?.key ?? 0);
    expect(pending(env)).toHaveLength(1);
    answer.answer({ status: 200, body: { inputs: [] } });
    await flush();
    expect(pending(env)).toEqual([]);
  });
});

describe('adding a duplicate input (409)', () => {
  const addDuplicate = async () => {
    const env = await open(developer);
    env.answers.push({ status: 409 });
    await fill(env, { link: 'DD1391-100' });
    await act(env, detail.inputs.add.events.onAdd);
    return env;
  };

  it('asks for a confirmation', async () => {
    const env = await addDuplicate();
    expect(env.scope.getState($question)).not.toBeNull();
    expect(env.scope.getState($duplicate)?.links).toEqual(['DD1391-100']);
    // A question is no failure.
    expect(env.scope.getState($log)).toEqual([]);
    expect(t('duplicateQuestion')).toBe(
      'The input has already been added to the monitor. Are you sure you want to add it again?',
    );
    expect(toast(env)).toBeUndefined();
  });

  it('sends the input again with force when it is confirmed', async () => {
    const env = await addDuplicate();
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, true);
    expect(bodies(env).map(({ force }) => force)).toEqual([false, true]);
    expect(toast(env)).toBe('Input added successfully');
    expect(links(env).filter((link) => link === 'DD1391-100')).toHaveLength(2);
    expect(env.scope.getState($question)).toBeNull();
  });

  it('drops the input without a message when it is declined', async () => {
    const env = await addDuplicate();
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(written(env)).toHaveLength(1);
    expect(pending(env)).toEqual([]);
    expect(toast(env)).toBeUndefined();
  });

  it('goes back to the form with its note when it is declined, unless the next one is typed', async () => {
    const env = await addDuplicate();
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(env.scope.getState(detail.inputs.add.view.values)).toMatchObject({ link: 'DD1391-100' });
    const busy = await addDuplicate();
    await fill(busy, { link: 'next' });
    await act(busy, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(busy.scope.getState(detail.inputs.add.view.values).link).toBe('next');
  });

  it('keeps the input in the pending list when the forced call fails too', async () => {
    const env = await addDuplicate();
    env.answers.push({ status: 409 });
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, true);
    expect(toast(env)).toBe('Failed to add input');
    expect(pending(env)).toMatchObject([{ phase: 'failed', force: true }]);
  });

  it('asks about one input at a time', async () => {
    const env = await addDuplicate();
    env.answers.push({ status: 409 });
    await fill(env, { link: 'twin-2' });
    await act(env, detail.inputs.add.events.onAdd);
    await act(env, detail.inputs.questions.events.onDuplicateAnswer, false);
    expect(env.scope.getState($duplicate)?.links).toEqual(['twin-2']);
  });
});
