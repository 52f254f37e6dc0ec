import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $unsaved } from '../../shared/unsaved';
import * as detail from '../index';
import {
  act,
  calm,
  inputOf,
  inputs,
  later,
  links,
  monitor,
  open,
  toast,
  wait,
  written,
  type World,
} from '../testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const [dunk, sku, samba] = inputs;
const toggle = (world: World, id: number | string, isActive: boolean) =>
  act(world, detail.activeChanged, { id, isActive });
const count = ({ scope }: World) => scope.getState(detail.$queuedCount);
const bodies = (world: World) => written(world).map(([, body]) => body);

describe('changed inputs', () => {
  it('show at once, are counted, and go out together after a second of calm', async () => {
    const world = await open();
    await toggle(world, 1, false);
    await wait(900);
    await toggle(world, '2', true);
    expect(inputOf(world, 1)?.active).toBe(false);
    expect(count(world)).toBe(2);
    expect(world.scope.getState(detail.$isUnfinished)).toBe(true);
    expect(world.scope.getState($unsaved)).toBe(false);
    await wait(999);
    expect(written(world)).toEqual([]);
    await wait(1);
    expect(written(world)).toEqual([
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
    expect(toast(world)).toBe('Inputs updated successfully');
    expect(count(world)).toBe(0);
    expect(inputOf(world, 1)?.active).toBe(false);
    expect(world.requests.at(-1)?.timeoutMs).toBe(30_000);
  });

  it('go out at once on Save', async () => {
    const world = await open();
    await toggle(world, 1, false);
    await act(world, detail.queueSaveRequested);
    expect(written(world)).toHaveLength(1);
    await wait(2_000);
    expect(written(world)).toHaveLength(1);
  });

  it('that were sent before their second was over are not sent again by themselves', async () => {
    const world = await open();
    world.answers.push({ status: 500 });
    await toggle(world, 1, false);
    await act(world, detail.queueSaveRequested);
    await wait(2_000);
    expect(written(world)).toHaveLength(1);
    expect(count(world)).toBe(1);
  });

  it('go out on the way out', async () => {
    const world = await open();
    await toggle(world, 1, false);
    await act(world, detail.page.closed);
    expect(written(world)).toHaveLength(1);
    expect(toast(world)).toBe('Inputs updated successfully');
  });

  it('that are changed back are no change', async () => {
    const world = await open();
    await toggle(world, 1, false);
    await toggle(world, 1, true);
    expect(count(world)).toBe(0);
    await wait(2_000);
    expect(written(world)).toEqual([]);
  });

  it('that change while an update is under way follow it', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await toggle(world, 1, false);
    await wait(1_000);
    await toggle(world, 1, true);
    await toggle(world, 3, false);
    await wait(1_000);
    expect(written(world)).toHaveLength(1);
    answer.answer({ status: 200 });
    await calm();
    expect(bodies(world)[1]).toEqual({ inputs: [{ ...dunk }, { ...samba, active: false }], force: false });
    expect(count(world)).toBe(0);
    expect(inputOf(world, 1)?.active).toBe(true);
  });

  it.each([
    [{ status: 500 }, 'Failed to update inputs'],
    [{ kind: 'timeout' }, 'Update timed out. Please try again.'],
    [{ status: 401 }, 'Session expired. Please log in again.'],
  ] as const)('that are answered with %j wait for Retry', async (answer, text) => {
    const world = await open();
    world.answers.push(answer);
    await toggle(world, 1, false);
    await wait(1_000);
    expect(toast(world)).toBe(text);
    expect(world.scope.getState(detail.$queueError)).toBe(text);
    expect(count(world)).toBe(1);
    expect(world.scope.getState($unsaved)).toBe(true);
    await act(world, detail.queueSaveRequested);
    expect(written(world)).toHaveLength(2);
    expect(world.scope.getState(detail.$queueError)).toBeNull();
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('can be discarded', async () => {
    const world = await open();
    await toggle(world, 1, false);
    await act(world, detail.queueDiscarded);
    expect(inputOf(world, 1)?.active).toBe(true);
    await wait(2_000);
    expect(written(world)).toEqual([]);
  });

  it('can be many at once', async () => {
    const world = await open();
    await act(world, detail.manyChanged, { ids: [1, '2'], change: { region: 'all', note: 'drop' } });
    await wait(1_000);
    expect(bodies(world)).toEqual([
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

describe('a change into an input that is there already (409)', () => {
  const moveOnto = async () => {
    const world = await open();
    world.answers.push({ status: 409 });
    await act(world, detail.editOpened, 3);
    await act(world, detail.editChanged, { link: dunk.link });
    await act(world, detail.editSaved);
    await wait(1_000);
    return world;
  };

  it('is sent again with force when that is accepted', async () => {
    const world = await moveOnto();
    expect(world.scope.getState(detail.$question)?.kind).toBe('update');
    await act(world, detail.questionAnswered, true);
    expect(bodies(world).map(({ force }) => force)).toEqual([false, true]);
    expect(toast(world)).toBe('Inputs updated successfully');
    expect(count(world)).toBe(0);
  });

  it('waits unsaved when that is declined, and does not ask again by itself', async () => {
    const world = await moveOnto();
    await act(world, detail.questionAnswered, false);
    expect(toast(world)).toBeUndefined();
    expect(count(world)).toBe(1);
    expect(world.scope.getState(detail.$isQueueStuck)).toBe(true);
    await toggle(world, 1, false);
    await wait(1_000);
    expect(bodies(world)[1].inputs).toHaveLength(1);
    expect(world.scope.getState(detail.$question)).toBeNull();
    await act(world, detail.queueSaveRequested);
    expect(bodies(world)[2].inputs).toMatchObject([{ id: 3, link: dunk.link }]);
  });

  it('is no question for somebody who has left', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await toggle(world, 1, false);
    await act(world, detail.page.closed);
    answer.answer({ status: 409 });
    await calm();
    expect(world.scope.getState(detail.$question)).toBeNull();
    expect(toast(world)).toBe('Failed to update inputs');
  });
});

describe('the dialog that edits an input', () => {
  it('replaces the input here and queues it, with all that it does not show', async () => {
    const world = await open();
    await act(world, detail.editOpened, '2');
    expect(world.scope.getState(detail.$editForm)).toMatchObject({ link: 'DD1391-100', priceLimit: '120' });
    await act(world, detail.editChanged, { note: 'now cheaper', priceLimit: '' });
    expect(world.scope.getState($unsaved)).toBe(true);
    await act(world, detail.editSaved);
    expect(world.scope.getState(detail.$editForm)).toBeNull();
    expect(inputOf(world, '2')?.note).toBe('now cheaper');
    await wait(1_000);
    const { priceLimit: _, ...rest } = sku;
    expect(bodies(world)).toEqual([{ inputs: [{ ...rest, note: 'now cheaper' }], force: false }]);
  });

  it('stays open with what is wrong', async () => {
    const world = await open();
    await act(world, detail.editOpened, 1);
    await act(world, detail.editChanged, { link: ' ', priceLimit: 'x' });
    await act(world, detail.editSaved);
    expect(world.scope.getState(detail.$editErrors)).toEqual({
      link: 'Enter a link or a product ID.',
      priceLimit: 'The price limit must be a number.',
    });
    expect(count(world)).toBe(0);
  });

  it('queues nothing that was not changed', async () => {
    const world = await open();
    await act(world, detail.editOpened, 1);
    await act(world, detail.editSaved);
    expect(count(world)).toBe(0);
    await act(world, detail.editOpened, 1);
    await act(world, detail.editChanged, { note: 'x' });
    await act(world, detail.editClosed);
    expect(inputOf(world, 1)?.note).toBe('gift');
  });
});

describe('the table of inputs', () => {
  it('is filtered by All, Active, Disabled, Private and Region', async () => {
    const world = await open();
    expect(world.scope.getState(detail.$inputFilters).map(({ label }) => label)).toEqual([
      'All',
      'Active',
      'Disabled',
      'Private',
      'Region EU',
      'Region US',
    ]);
    const found: Record<string, number> = {};
    for (const { id } of world.scope.getState(detail.$inputFilters)) {
      await act(world, detail.inputFilterChanged, id);
      found[id] = links(world).length;
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

  it('has no regions to filter by where there is one webhook, and Private only for some purchases', async () => {
    const labels = async (monitors: string[]) => {
      const world = await open({
        info: { customer_data: { name: 'Ada', purchases: { monitor: monitors } } },
        body: { ...monitor, webhooks: monitor.webhooks.slice(0, 1) },
      });
      return world.scope.getState(detail.$inputFilters).map(({ label }) => label);
    };
    expect(await labels(['sneaker'])).toEqual(['All', 'Active', 'Disabled']);
    expect(await labels(['Alternative'])).toEqual(['All', 'Active', 'Disabled', 'Private']);
    expect(await labels(['private inputs'])).toEqual(['All', 'Active', 'Disabled', 'Private']);
  });

  it('is searched by words of link and note, in any order and any case', async () => {
    const world = await open();
    await act(world, detail.inputSearchChanged, ' dd1391');
    expect(links(world)).toEqual(['DD1391-100']);
    await act(world, detail.inputSearchChanged, 'GIFT');
    expect(links(world)).toEqual([dunk.link]);
    await act(world, detail.inputSearchChanged, 'gift dunk');
    expect(links(world)).toEqual([dunk.link]);
  });
});
