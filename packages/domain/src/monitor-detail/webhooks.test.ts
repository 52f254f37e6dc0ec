import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $conflict, conflictAnswered } from '../shared';
import { $unsaved } from '../shared/unsaved';
import { customer } from '../testing';
import * as detail from './index';
import { act, calm, later, monitor, open, toast, uuid, wait, webhook, written, type World } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (world: World, region: string, url: string) =>
  act(world, detail.webhookChanged, { region, url });
const urls = ({ scope }: World) => scope.getState(detail.$webhooks).map(({ url }) => url);

describe('the webhooks of a monitor', () => {
  it('have a field for each region, without the brand’s name', async () => {
    const world = await open();
    expect(world.scope.getState(detail.$webhooks)).toMatchObject([
      { label: 'EU', url: webhook('eu') },
      { label: 'US', url: '' },
    ]);
  });

  it('are saved without the spaces that were pasted around them', async () => {
    const world = await open();
    await type(world, 'US-Nike', ` ${webhook('us')}\n`);
    await act(world, detail.webhooksCommitted);
    expect(written(world)[0]?.[1].webhooks).toEqual([
      { region: 'EU-Nike', webhook_url: webhook('eu') },
      { region: 'US-Nike', webhook_url: webhook('us') },
    ]);
    await type(world, 'US-Nike', `${webhook('us')} `);
    await act(world, detail.webhooksCommitted);
    expect(written(world)).toHaveLength(1);
  });

  it('are saved all together once the field is left', async () => {
    const world = await open();
    const answer = later();
    world.answers.push(answer.promise);
    await type(world, 'US-Nike', webhook('us'));
    expect(written(world)).toEqual([]);
    await act(world, detail.webhooksCommitted);
    expect(written(world)).toEqual([
      [
        'POST /webhooks',
        {
          webhooks: [
            { region: 'EU-Nike', webhook_url: webhook('eu') },
            { region: 'US-Nike', webhook_url: webhook('us') },
          ],
        },
      ],
    ]);
    expect(toast(world)).toBe('Updating webhooks...');
    expect(world.scope.getState(detail.$webhooksPhase)).toBe('saving');
    answer.answer({ status: 200 });
    await calm();
    expect(toast(world)).toBe('Webhooks updated successfully');
    expect(world.scope.getState(detail.$webhooksPhase)).toBe('saved');
    await wait(detail.WEBHOOKS_CALM_MS);
    expect(written(world)).toHaveLength(1);
  });

  it('are saved after a second of calm, and on the way out', async () => {
    const world = await open();
    await type(world, 'US-Nike', 'h');
    await wait(detail.WEBHOOKS_CALM_MS);
    expect(written(world)).toHaveLength(1);
    await type(world, 'US-Nike', 'ht');
    expect(world.scope.getState(detail.$isUnfinished)).toBe(true);
    await act(world, detail.page.closed);
    expect(written(world)).toHaveLength(2);
  });

  it('are not saved when nothing has changed', async () => {
    const world = await open();
    await act(world, detail.webhooksCommitted);
    await type(world, 'EU-Nike', 'x');
    await type(world, 'EU-Nike', webhook('eu'));
    await act(world, detail.webhooksCommitted);
    await wait(detail.WEBHOOKS_CALM_MS);
    expect(written(world)).toEqual([]);
  });

  it.each([
    [404, 'Monitor not found'],
    [400, 'Invalid webhook data'],
    [500, 'Failed to update webhooks'],
    [203, 'Failed to update webhooks'],
  ])('say what status %i means, keep what was typed, and can be sent again', async (status, text) => {
    const world = await open();
    world.answers.push({ status });
    await type(world, 'US-Nike', 'odd');
    await act(world, detail.webhooksCommitted);
    expect(toast(world)).toBe(text);
    expect(world.scope.getState(detail.$webhooksError)).toEqual(expect.any(String));
    expect(urls(world)).toEqual([webhook('eu'), 'odd']);
    expect(world.scope.getState($unsaved)).toBe(true);
    expect(world.left).toEqual([]);
    await act(world, detail.webhooksRetried);
    expect(written(world)).toHaveLength(2);
    expect(toast(world)).toBe('Webhooks updated successfully');
    expect(world.scope.getState($unsaved)).toBe(false);
  });

  it('log out on status 401, after saying so', async () => {
    const world = await open();
    world.answers.push({ status: 401 });
    await type(world, 'US-Nike', 'x');
    await act(world, detail.webhooksCommitted);
    expect(toast(world)).toBe('Authentication failed. Please log in again.');
    await wait(2_000);
    expect(world.left).toEqual(['https://home.example/']);
  });

  it('are offered again after the sign-in that a 401 made necessary, and are saved when they are restored', async () => {
    const before = await open();
    before.answers.push({ status: 401 });
    await type(before, 'US-Nike', webhook('typed'));
    await act(before, detail.webhooksCommitted);
    const kept = before.storage.get(detail.webhooksDraftKey);
    expect(kept).toContain(webhook('typed'));

    const after = await open({ storage: { [detail.webhooksDraftKey]: kept ?? '' } });
    expect(urls(after)).toEqual([webhook('eu'), '']);
    expect(after.scope.getState(detail.$webhooksDraft)).not.toBeNull();
    await act(after, detail.webhooksDraftRestored);
    expect(written(after)).toMatchObject([
      ['POST /webhooks', { webhooks: [{}, { webhook_url: webhook('typed') }] }],
    ]);
    expect(after.scope.getState(detail.$webhooksDraft)).toBeNull();
    expect(after.storage.has(detail.webhooksDraftKey)).toBe(false);
  });

  it('are not offered on another monitor, nor after they were given up', async () => {
    const draft = {
      owner: customer.bot_data?.app_id,
      uuid,
      savedAt: 1,
      edits: [{ region: 'US-Nike', url: 'x', base: '' }],
    };
    const elsewhere = JSON.stringify({ ...draft, uuid: 'another' });
    const other = await open({ storage: { [detail.webhooksDraftKey]: elsewhere } });
    expect(other.scope.getState(detail.$webhooksDraft)).toBeNull();
    const here = await open({ storage: { [detail.webhooksDraftKey]: JSON.stringify(draft) } });
    await act(here, detail.webhooksDraftDismissed);
    expect(here.scope.getState(detail.$webhooksDraft)).toBeNull();
    expect(here.storage.has(detail.webhooksDraftKey)).toBe(false);
  });

  it('that were changed elsewhere since are asked about before they are restored', async () => {
    const draft = {
      owner: customer.bot_data?.app_id,
      uuid,
      savedAt: 1,
      edits: [{ region: 'EU-Nike', url: webhook('typed'), base: webhook('older') }],
    };
    const world = await open({ storage: { [detail.webhooksDraftKey]: JSON.stringify(draft) } });
    await act(world, detail.webhooksDraftRestored);
    expect(world.scope.getState($conflict)?.fields).toMatchObject([
      { label: 'EU-Nike', mine: webhook('typed'), theirs: webhook('eu'), isSecret: true },
    ]);
    await act(world, conflictAnswered, null);
    expect(written(world)).toEqual([]);
    expect(world.scope.getState(detail.$webhooksDraft)).not.toBeNull();
    await act(world, detail.webhooksDraftRestored);
    await act(world, conflictAnswered, { 'EU-Nike': 'theirs' });
    expect(urls(world)).toEqual([webhook('eu'), '']);
  });

  it('cannot be saved while there is no monitor', async () => {
    const world = await open({ server: { 'GET /v1/monitors/m-1': () => later().promise } });
    await act(world, detail.webhooksCommitted);
    expect(toast(world)).toBe('No monitor selected');
  });

  it('never overtake each other, and the last one wins', async () => {
    const world = await open();
    const first = later();
    world.answers.push(first.promise);
    for (const url of ['a', 'b', 'c']) {
      await type(world, 'US-Nike', url);
      await act(world, detail.webhooksCommitted);
    }
    expect(written(world)).toHaveLength(1);
    first.answer({ status: 200 });
    await calm();
    expect(written(world).map(([, body]) => body.webhooks[1].webhook_url)).toEqual(['a', 'c']);
  });

  it('are none where the monitor has none', async () => {
    const world = await open({ body: { ...monitor, webhooks: null } });
    expect(urls(world)).toEqual([]);
  });

  it('are given up when the person leaves all the same', async () => {
    const world = await open();
    world.answers.push({ status: 500 });
    await type(world, 'US-Nike', 'odd');
    await act(world, detail.webhooksCommitted);
    await act(world, detail.discardRequested);
    await act(world, detail.page.closed);
    expect(written(world)).toHaveLength(1);
    expect(world.scope.getState($unsaved)).toBe(false);
  });
});
