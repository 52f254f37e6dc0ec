import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $isUnsavedOrUnfinished, $unsaved, unsavedDiscarded } from '../../../kernel/page/unsaved';
import { $conflict } from '../../../kernel/save/conflict';
import { STALE_AFTER_MS } from '../../../kernel/save/freshness';
import * as detail from '../index';
import { $details } from '../../loaded';
import { act, flush, deferred, monitor, open, toast, wait, webhook, written, type TestEnv } from '../testing';
import { WEBHOOKS_DEBOUNCE_MS } from './fields';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (env: TestEnv, region: string, url: string) =>
  act(env, detail.webhooks.events.onChange, { region, url });
const urls = ({ scope }: TestEnv) => scope.getState(detail.webhooks.view.webhooks).map(({ url }) => url);

describe('webhooks of a monitor', () => {
  it('has a field for each region, labeled without the brand’s name', async () => {
    const env = await open();
    expect(env.scope.getState(detail.webhooks.view.webhooks)).toMatchObject([
      { label: 'EU', url: webhook('eu') },
      { label: 'US', url: '' },
    ]);
  });

  it('are known elsewhere as saved, also after an input has changed', async () => {
    const env = await open();
    await type(env, 'US-Nike', webhook('us'));
    await act(env, detail.webhooks.events.onCommit);
    await act(env, detail.inputs.table.events.onActiveChange, { id: 1, isActive: false });
    await wait(1_000);
    const known = [...env.scope.getState($details).values()][0];
    expect(known?.webhooks?.[1]?.webhook_url).toBe(webhook('us'));
    expect(known?.inputs[0]?.active).toBe(false);
  });

  it('saves webhooks without surrounding spaces', async () => {
    const env = await open();
    await type(env, 'US-Nike', ` ${webhook('us')}\n`);
    await act(env, detail.webhooks.events.onCommit);
    expect(written(env)[0]?.[1].webhooks).toEqual([
      { region: 'EU-Nike', webhook_url: webhook('eu') },
      { region: 'US-Nike', webhook_url: webhook('us') },
    ]);
    await type(env, 'US-Nike', `<${webhook('us')}>\u200B `);
    const shown = () => env.scope.getState(detail.webhooks.view.webhooks)[1];
    expect(shown()).toMatchObject({
      url: `<${webhook('us')}>\u200B `,
      hint: 'Only the link in this text is used.',
    });
    await act(env, detail.webhooks.events.onCommit);
    expect(written(env)).toHaveLength(1);
    expect(shown()?.url).toBe(webhook('us'));
  });

  it('saves all webhooks together on blur', async () => {
    const env = await open();
    const answer = deferred();
    env.answers.push(answer.promise);
    await type(env, 'US-Nike', webhook('us'));
    expect(written(env)).toEqual([]);
    await act(env, detail.webhooks.events.onCommit);
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
    expect(env.scope.getState(detail.webhooks.view.phase)).toBe('saving');
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Webhooks updated successfully');
    expect(env.scope.getState(detail.webhooks.view.phase)).toBe('saved');
    await wait(WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toHaveLength(1);
  });

  it('saves a second after the last keystroke, and when the page closes', async () => {
    const env = await open();
    await type(env, 'US-Nike', 'h');
    await wait(WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toHaveLength(1);
    await type(env, 'US-Nike', 'ht');
    expect(env.scope.getState($isUnsavedOrUnfinished)).toBe(true);
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(2);
  });

  it('does not save without a change', async () => {
    const env = await open();
    await act(env, detail.webhooks.events.onCommit);
    await type(env, 'EU-Nike', 'x');
    await type(env, 'EU-Nike', webhook('eu'));
    await act(env, detail.webhooks.events.onCommit);
    await wait(WEBHOOKS_DEBOUNCE_MS);
    expect(written(env)).toEqual([]);
  });

  it.each([
    [404, 'Monitor not found'],
    [400, 'Invalid webhook data'],
    [500, 'Failed to update webhooks'],
    [203, 'Failed to update webhooks'],
  ])('explains status %i, keeps the draft, and can retry', async (status, text) => {
    const env = await open();
    env.answers.push({ status });
    await type(env, 'US-Nike', 'odd');
    await act(env, detail.webhooks.events.onCommit);
    expect(toast(env)).toBe(text);
    expect(env.scope.getState(detail.webhooks.view.error)).toEqual(expect.any(String));
    expect(urls(env)).toEqual([webhook('eu'), 'odd']);
    expect(env.scope.getState($unsaved)).toBe(true);
    expect(env.left).toEqual([]);
    await act(env, detail.webhooks.events.onRetry);
    expect(written(env)).toHaveLength(2);
    expect(toast(env)).toBe('Webhooks updated successfully');
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('shows a message and logs out on status 401', async () => {
    const env = await open();
    env.answers.push({ status: 401 });
    await type(env, 'US-Nike', 'x');
    await act(env, detail.webhooks.events.onCommit);
    expect(toast(env)).toBe('Authentication failed. Please log in again.');
    await wait(2_000);
    expect(env.left).toEqual(['https://home.example/']);
  });

  it('cannot save without a monitor', async () => {
    const env = await open({ server: { 'GET /v1/monitors/m-1': () => deferred().promise } });
    await act(env, detail.webhooks.events.onCommit);
    expect(toast(env)).toBe('No monitor selected');
  });

  it('saves in order, and the last draft wins', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    for (const url of ['a', 'b', 'c']) {
      await type(env, 'US-Nike', url);
      await act(env, detail.webhooks.events.onCommit);
    }
    expect(written(env)).toHaveLength(1);
    first.answer({ status: 200 });
    await flush();
    expect(written(env).map(([, body]) => body.webhooks[1].webhook_url)).toEqual(['a', 'c']);
  });

  it('does not ask about what was changed elsewhere and taken before it was edited', async () => {
    const elsewhere = [monitor.webhooks[0], { region: 'US-Nike', webhook_url: webhook('theirs') }];
    let webhooks: object = monitor.webhooks;
    const env = await open({
      server: { 'GET /v1/monitors/m-1': () => ({ status: 200, body: { ...monitor, webhooks } }) },
    });
    webhooks = elsewhere;
    env.now += STALE_AFTER_MS + 1;
    await type(env, 'EU-Nike', webhook('mine'));
    await act(env, detail.webhooks.events.onCommit);
    expect(urls(env)).toEqual([webhook('mine'), webhook('theirs')]);
    await type(env, 'US-Nike', webhook('mine'));
    await act(env, detail.webhooks.events.onCommit);
    expect(env.scope.getState($conflict)).toBeNull();
    expect(written(env).map(([, body]) => body.webhooks[1].webhook_url)).toEqual([
      webhook('theirs'),
      webhook('mine'),
    ]);
  });

  it('is empty for a monitor without webhooks', async () => {
    const env = await open({ body: { ...monitor, webhooks: null } });
    expect(urls(env)).toEqual([]);
  });

  it('drops the draft when the person leaves without saving', async () => {
    const env = await open();
    env.answers.push({ status: 500 });
    await type(env, 'US-Nike', 'odd');
    await act(env, detail.webhooks.events.onCommit);
    await act(env, unsavedDiscarded);
    await act(env, detail.page.closed);
    expect(written(env)).toHaveLength(1);
    expect(env.scope.getState($unsaved)).toBe(false);
  });
});
