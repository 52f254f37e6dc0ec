import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $conflict, conflictAnswered } from '../shared';
import { $unsaved } from '../shared/unsaved';
import { customer } from '../testing';
import * as detail from './index';
import {
  act,
  flush,
  deferred,
  monitor,
  open,
  toast,
  uuid,
  wait,
  webhook,
  written,
  type TestEnv,
} from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (env: TestEnv, region: string, url: string) => act(env, detail.webhookChanged, { region, url });
const urls = ({ scope }: TestEnv) => scope.getState(detail.$webhooks).map(({ url }) => url);

describe('the webhooks of a monitor', () => {
  it('have a field for each region, without the brand’s name', async () => {
    const env = await open();
    expect(env.scope.getState(detail.$webhooks)).toMatchObject([
      { label: 'EU', url: webhook('eu') },
      { label: 'US', url: '' },
    ]);
  });

  it('are saved without the spaces that were pasted around them', async () => {
    const env = await open();
    await type(env, 'US-Nike', ` ${webhook('us')}\n`);
    await act(env, detail.webhooksCommitted);
    expect(written(env)[0]?.[1].webhooks).toEqual([
      { region: 'EU-Nike', webhook_url: webhook('eu') },
      { region: 'US-Nike', webhook_url: webhook('us') },
    ]);
    await type(env, 'US-Nike', `${webhook('us')} `);
    await act(env, detail.webhooksCommitted);
    expect(written(env)).toHaveLength(1);
  });

  it('are saved all together once the field is left', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await type(env, 'US-Nike', webhook('us'));
    expect(written(env)).toEqual([]);
    await act(env, detail.webhooksCommitted);
    expect(written(env)).toEqual([
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
    expect(toast(env)).toBe('Updating webhooks...');
    expect(env.scope.getState(detail.$webhooksPhase)).toBe('saving');
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Webhooks updated successfully');
    expect(env.scope.getState(detail.$webhooksPhase)).toBe('saved');
    await wait(detail.WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toHaveLength(1);
  });

  it('are saved after a second of calm, and on the way out', async () => {
    const env = await open();
    await type(env, 'US-Nike', 'h');
    await wait(detail.WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toHaveLength(1);
    await type(env, 'US-Nike', 'ht');
    expect(env.scope.getState(detail.$isUnfinished)).toBe(true);
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(2);
  });

  it('are not saved when nothing has changed', async () => {
    const env = await open();
    await act(env, detail.webhooksCommitted);
    await type(env, 'EU-Nike', 'x');
    await type(env, 'EU-Nike', webhook('eu'));
    await act(env, detail.webhooksCommitted);
    await wait(detail.WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toEqual([]);
  });

  it.each([
    [404, 'Monitor not found'],
    [400, 'Invalid webhook data'],
    [500, 'Failed to update webhooks'],
    [203, 'Failed to update webhooks'],
  ])('say what status %i means, keep what was typed, and can be sent again', async (status, text) => {
    const env = await open();
    env.answers.push({ status });
    await type(env, 'US-Nike', 'odd');
    await act(env, detail.webhooksCommitted);
    expect(toast(env)).toBe(text);
    expect(env.scope.getState(detail.$webhooksError)).toEqual(expect.any(String));
    expect(urls(env)).toEqual([webhook('eu'), 'odd']);
    expect(env.scope.getState($unsaved)).toBe(true);
    expect(env.left).toEqual([]);
    await act(env, detail.webhooksRetried);
    expect(written(env)).toHaveLength(2);
    expect(toast(env)).toBe('Webhooks updated successfully');
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('log out on status 401, after saying so', async () => {
    const env = await open();
    env.answers.push({ status: 401 });
    await type(env, 'US-Nike', 'x');
    await act(env, detail.webhooksCommitted);
    expect(toast(env)).toBe('Authentication failed. Please log in again.');
    await wait(2_000);
    expect(env.left).toEqual(['https://home.example/']);
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
    const env = await open({ storage: { [detail.webhooksDraftKey]: JSON.stringify(draft) } });
    await act(env, detail.webhooksDraftRestored);
    expect(env.scope.getState($conflict)?.fields).toMatchObject([
      { label: 'EU-Nike', mine: webhook('typed'), theirs: webhook('eu'), isSecret: true },
    ]);
    await act(env, conflictAnswered, null);
    expect(written(env)).toEqual([]);
    expect(env.scope.getState(detail.$webhooksDraft)).not.toBeNull();
    await act(env, detail.webhooksDraftRestored);
    await act(env, conflictAnswered, { 'EU-Nike': 'theirs' });
    expect(urls(env)).toEqual([webhook('eu'), '']);
  });

  it('cannot be saved while there is no monitor', async () => {
    const env = await open({ server: { 'GET /v1/monitors/m-1': () => deferred().promise } });
    await act(env, detail.webhooksCommitted);
    expect(toast(env)).toBe('No monitor selected');
  });

  it('never overtake each other, and the last one wins', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    for (const url of ['a', 'b', 'c']) {
      await type(env, 'US-Nike', url);
      await act(env, detail.webhooksCommitted);
    }
    expect(written(env)).toHaveLength(1);
    first.answer({ status: 200 });
    await flush();
    expect(written(env).map(([, body]) => body.webhooks[1].webhook_url)).toEqual(['a', 'c']);
  });

  it('are none where the monitor has none', async () => {
    const env = await open({ body: { ...monitor, webhooks: null } });
    expect(urls(env)).toEqual([]);
  });

  it('are given up when the person leaves all the same', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await type(env, 'US-Nike', 'odd');
    await act(env, detail.webhooksCommitted);
    await act(env, detail.discardRequested);
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(1);
    expect(env.scope.getState($unsaved)).toBe(false);
  });
});
