import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../shared/unsaved';
import * as detail from '../index';
import {
  act,
  calm,
  developer,
  later,
  links,
  monitor,
  open,
  toast,
  webhook,
  written,
  type World,
} from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fill = (world: World, form: Partial<detail.InputForm>) => act(world, detail.addFormChanged, form);
const pending = ({ scope }: World) => scope.getState(detail.$pending);
const bodies = (world: World) => written(world).map(([, body]) => body);
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

it('what is typed and not added would be lost by leaving, until it is given up', async () => {
  const world = await open();
  await fill(world, { region: 'EU-Nike' });
  expect(world.scope.getState($unsaved)).toBe(false);
  await fill(world, { link: 'DZ5485-612' });
  expect(world.scope.getState($unsaved)).toBe(true);
  await act(world, detail.discardRequested);
  expect(world.scope.getState($unsaved)).toBe(false);
  expect(world.scope.getState(detail.$addForm).link).toBe('');
});

describe('the special webhook of an input', () => {
  const warning =
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…';

  it('is warned of in the form where it does not look like one, and sent all the same', async () => {
    const world = await open();
    const hints = () => world.scope.getState(detail.$addHints);
    expect(hints()).toEqual({});
    await fill(world, { link: 'DZ5485-612', specialWebhook: ' https://elsewhere.example ' });
    expect(hints()).toEqual({ specialWebhook: warning });
    expect(world.scope.getState(detail.$addForm).specialWebhook).toBe('https://elsewhere.example');
    await act(world, detail.addRequested);
    expect(bodies(world)[0].inputs).toMatchObject([{ specialWebhook: 'https://elsewhere.example' }]);
    await fill(world, { specialWebhook: webhook('own') });
    expect(hints()).toEqual({});
  });

  it('is warned of in the dialog, where spaces around it are no change', async () => {
    const world = await open();
    await act(world, detail.editOpened, 1);
    await act(world, detail.editChanged, { specialWebhook: '  ' });
    expect(world.scope.getState(detail.$isEditDirty)).toBe(false);
    expect(world.scope.getState(detail.$editHints)).toEqual({});
    await act(world, detail.editChanged, { specialWebhook: 'discord.gg/nope' });
    expect(world.scope.getState(detail.$editHints)).toEqual({ specialWebhook: warning });
  });
});

describe('an input that was added and would not be seen', () => {
  const view = ({ scope }: World) => ({
    filter: scope.getState(detail.$inputFilter),
    search: scope.getState(detail.$inputSearch),
    revealed: scope.getState(detail.$revealedInput),
  });
  const add = async (world: World, form: Partial<detail.InputForm>) => {
    await fill(world, form);
    await act(world, detail.addRequested);
  };

  it('clears the filter that hides it, and is named so that it can be scrolled to', async () => {
    const world = await open();
    await act(world, detail.inputFilterChanged, 'disabled');
    await add(world, { link: 'DZ5485-612' });
    expect(view(world)).toEqual({
      filter: 'all',
      search: '',
      revealed: { id: world.scope.getState(detail.$inputs).at(-1)?.id, count: 1 },
    });
    await add(world, { link: 'DZ5485-613' });
    expect(view(world).revealed?.count).toBe(2);
  });

  it('clears the search that hides it, and leaves a filter that does not', async () => {
    const world = await open();
    await act(world, detail.inputFilterChanged, 'active');
    await act(world, detail.inputSearchChanged, 'runner');
    await add(world, { link: 'DZ5485-612' });
    expect(view(world)).toMatchObject({ filter: 'active', search: '' });
    await act(world, detail.inputSearchChanged, 'dz5485');
    await add(world, { link: 'DZ5485-613' });
    expect(view(world)).toMatchObject({ filter: 'active', search: 'dz5485' });
  });

  it('clears nothing when it could not be added', async () => {
    const world = await open();
    await act(world, detail.inputSearchChanged, 'runner');
    world.answers.push({ status: 500 });
    await add(world, { link: 'DZ5485-612' });
    expect(view(world)).toEqual({ filter: 'all', search: 'runner', revealed: null });
  });
});

describe('an input that is added', () => {
  it('goes out at once with every field, and is in the list with its id', async () => {
    const world = await open();
    await fill(world, {
      link: ' DZ5485-612 ',
      sizeRange: '40-44',
      specialWebhook: webhook('own'),
      region: 'EU-Nike',
      note: 'for Ada',
      priceLimit: '129,5',
      isPrivate: true,
    });
    await act(world, detail.addRequested);
    expect(written(world)).toEqual([
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
    expect(toast(world)).toBe('Input added successfully');
    expect(links(world)).toContain('DZ5485-612');
    expect(world.scope.getState(detail.$inputs).at(-1)?.id).toBe(101);
    expect(pending(world)).toEqual([]);
    expect(world.scope.getState(detail.$addForm)).toMatchObject({ link: '', note: '', sizeRange: '40-44' });
  });

  it('begins with the sizes 36 to 50, in all regions, without a price limit', async () => {
    const world = await open();
    await fill(world, { link: 'DZ5485-612' });
    await act(world, detail.addRequested);
    expect(bodies(world)).toEqual([{ inputs: [newItem], force: false }]);
  });

  it('needs a link, switched off or not', async () => {
    const world = await open();
    await fill(world, { link: '   ' });
    await act(world, detail.addRequested);
    await act(world, detail.addDisabledRequested);
    expect(written(world)).toEqual([]);
    expect(toast(world)).toBeUndefined();
  });

  it('needs a price limit that is a number, or none', async () => {
    const world = await open();
    await fill(world, { link: 'DZ5485-612', priceLimit: 'cheap' });
    await act(world, detail.addRequested);
    expect(written(world)).toEqual([]);
    expect(world.scope.getState(detail.$addErrors).priceLimit).toBe('The price limit must be a number.');
    expect(world.scope.getState(detail.$addForm).link).toBe('DZ5485-612');
    await fill(world, { priceLimit: '' });
    expect(world.scope.getState(detail.$addErrors)).toEqual({});
  });

  it('is private only for those who have bought private inputs', async () => {
    const purchases = { monitor: ['Alternative'] };
    const world = await open({ info: { customer_data: { name: 'Ada', purchases } } });
    expect(world.scope.getState(detail.$hasPrivateInputs)).toBe(false);
    await fill(world, { link: 'DZ5485-612', isPrivate: true });
    await act(world, detail.addRequested);
    expect(bodies(world)[0].inputs[0].private).toBe(false);
  });

  it('is not sent where adding is not allowed', async () => {
    const world = await open({ body: { ...monitor, data: { ...monitor.data, input_allowed: false } } });
    await fill(world, { link: 'DZ5485-612' });
    await act(world, detail.addRequested);
    expect(written(world)).toEqual([]);
  });

  it('can be switched off from the start, which is forced', async () => {
    const world = await open();
    await fill(world, { link: 'DZ5485-612' });
    await act(world, detail.addDisabledRequested);
    expect(bodies(world)).toEqual([{ inputs: [{ ...newItem, active: false }], force: true }]);
    expect(toast(world)).toBe('Input added successfully');
  });

  it.each([
    [{ status: 500 }, 'Failed to add input', 'Failed to add disabled input'],
    [{ status: 203 }, 'Failed to add input', 'Failed to add disabled input'],
    [{ kind: 'network' }, 'Failed to add input', 'Failed to add disabled input'],
    [{ kind: 'timeout' }, 'Request timed out. Please try again.', 'Request timed out. Please try again.'],
    [{ status: 401 }, 'Session expired. Please log in again.', 'Session expired. Please log in again.'],
  ] as const)(
    'stays in the pending list with Retry when it is answered with %j',
    async (answer, text, disabled) => {
      const world = await open();
      world.answers.push(answer, answer);
      await fill(world, { link: 'DZ5485-612' });
      await act(world, detail.addRequested);
      expect(toast(world)).toBe(text);
      expect(pending(world)).toMatchObject([{ phase: 'failed', error: text, item: { link: 'DZ5485-612' } }]);
      expect(world.scope.getState($unsaved)).toBe(true);
      await fill(world, { link: 'other' });
      await act(world, detail.addDisabledRequested);
      expect(toast(world)).toBe(disabled);
      const [first, second] = pending(world);
      await act(world, detail.pendingRetried, first?.key ?? 0);
      expect(links(world)).toContain('DZ5485-612');
      await act(world, detail.pendingRemoved, second?.key ?? 0);
      expect(pending(world)).toEqual([]);
      expect(world.scope.getState($unsaved)).toBe(false);
    },
  );

  it('is given 30 seconds', async () => {
    const world = await open();
    await fill(world, { link: 'DZ5485-612' });
    await act(world, detail.addRequested);
    expect(world.requests.at(-1)?.timeoutMs).toBe(30_000);
  });

  it('can be switched off while it is not saved, and stays in the pending list', async () => {
    const world = await open();
    world.answers.push({ status: 500 });
    await fill(world, { link: 'DZ5485-612' });
    await act(world, detail.addRequested);
    const key = pending(world)[0]?.key ?? 0;
    await act(world, detail.pendingToggled, key);
    expect(pending(world)[0]?.item.active).toBe(false);
    expect(written(world)).toHaveLength(1);
    await act(world, detail.pendingRetried, key);
    expect(bodies(world).at(-1).inputs[0].active).toBe(false);
  });

  it('does not wait for others', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    for (const link of ['first-1', 'second-2']) {
      await fill(world, { link });
      await act(world, detail.addRequested);
    }
    expect(written(world)).toHaveLength(2);
    expect(links(world)).toContain('second-2');
    expect(pending(world)).toMatchObject([{ phase: 'sending', item: { link: 'first-1' } }]);
    await act(world, detail.pendingRemoved, pending(world)[0]?.key ?? 0);
    expect(pending(world)).toHaveLength(1);
    answer.answer({ status: 200, body: { inputs: [] } });
    await calm();
    expect(pending(world)).toEqual([]);
  });
});

describe('an input that has been added before (409)', () => {
  const addTwin = async () => {
    const world = await open(developer);
    world.answers.push({ status: 409 });
    await fill(world, { link: 'DD1391-100' });
    await act(world, detail.addRequested);
    return world;
  };

  it('is asked about', async () => {
    const world = await addTwin();
    expect(world.scope.getState(detail.$question)).toMatchObject({ kind: 'add' });
    expect(world.scope.getState(detail.$questionLinks)).toEqual(['DD1391-100']);
    expect(detail.messages.duplicateQuestion).toBe(
      'The input has already been added to the monitor. Are you sure you want to add it again?',
    );
    expect(toast(world)).toBeUndefined();
  });

  it('is sent again with force when that is accepted', async () => {
    const world = await addTwin();
    await act(world, detail.questionAnswered, true);
    expect(bodies(world).map(({ force }) => force)).toEqual([false, true]);
    expect(toast(world)).toBe('Input added successfully');
    expect(links(world).filter((link) => link === 'DD1391-100')).toHaveLength(2);
    expect(world.scope.getState(detail.$question)).toBeNull();
  });

  it('is let go in silence when that is declined', async () => {
    const world = await addTwin();
    await act(world, detail.questionAnswered, false);
    expect(written(world)).toHaveLength(1);
    expect(pending(world)).toEqual([]);
    expect(toast(world)).toBeUndefined();
  });

  it('stays in the pending list when the forced call fails too', async () => {
    const world = await addTwin();
    world.answers.push({ status: 409 });
    await act(world, detail.questionAnswered, true);
    expect(toast(world)).toBe('Failed to add input');
    expect(pending(world)).toMatchObject([{ phase: 'failed', force: true }]);
  });

  it('is asked about one by one', async () => {
    const world = await addTwin();
    world.answers.push({ status: 409 });
    await fill(world, { link: 'twin-2' });
    await act(world, detail.addRequested);
    await act(world, detail.questionAnswered, false);
    expect(world.scope.getState(detail.$questionLinks)).toEqual(['twin-2']);
  });
});
