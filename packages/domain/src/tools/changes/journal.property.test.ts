import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMonitor, updateMonitorInputs } from '../../contract/calls/monitor-detail';
import { getRedirects, redirectTypes, updateRedirect } from '../../contract/calls/redirects';
import { updateCustomer } from '../../contract/calls/settings';
import { settingsOf, toPayload } from '../../resources/setting-values';
import { act, first, monitor, open, revert, stateOf, type JournalEnv } from './testing';
import { revertConfirmed } from './tool/revert';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a change and reverts it, if there was one: the server before the change and after the revert. */
async function changeAndRevert(env: JournalEnv, change: () => Promise<void>) {
  const before = stateOf(env.workspace);
  await change();
  env.wait();
  if (env.entries().length > 0) {
    await revert(env);
    await act(env, revertConfirmed);
  }
  return { before, after: stateOf(env.workspace) };
}

const runs = { numRuns: 40 };

it('a revert of any settings restores the settings', async () => {
  const edits = fc.record(
    {
      botName: fc.string(),
      customerName: fc.string(),
      footerText: fc.string(),
      hexColor: fc.constantFrom('#000000', '#1c2a97'),
      webhookUrl: fc.webUrl(),
      whitelistedServers: fc.uniqueArray(fc.stringMatching(/^\d{3}$/)),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (edit) => {
      const env = await open();
      const { before, after } = await changeAndRevert(env, () =>
        env.call(updateCustomer, {
          payload: toPayload({ ...settingsOf(env.workspace.info), ...edit }, '1080000000000000001'),
        }),
      );
      expect(after).toEqual(before);
    }),
    runs,
  );
});

it('a revert of any redirect restores the redirect', async () => {
  const edits = fc.record(
    {
      keyword: fc.string(),
      webhook: fc.webUrl(),
      type: fc.constantFrom(...redirectTypes),
      active: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (edit) => {
      const env = await open();
      await env.call(getRedirects, {});
      const redirect = first(env.workspace.redirects);
      const { before, after } = await changeAndRevert(env, () =>
        env.call(updateRedirect, { payload: { ...redirect, ...edit } as never }),
      );
      expect(after).toEqual(before);
    }),
    runs,
  );
});

it('a revert of any fields of inputs restores the inputs', async () => {
  const edits = fc.record(
    {
      link: fc.webUrl(),
      note: fc.string(),
      sizeRange: fc.constantFrom('36-50', '40'),
      specialWebhook: fc.webUrl(),
      priceLimit: fc.integer({ min: 1, max: 999 }),
      active: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.tuple(edits, edits), async (all) => {
      const env = await open();
      await env.call(getMonitor, monitor);
      // Every field has a value, because a missing one is restored as null.
      const inputs = env.workspace.monitors.get('m-1')?.inputs ?? [];
      for (const input of inputs)
        Object.assign(input, {
          note: '',
          sizeRange: '',
          specialWebhook: '',
          priceLimit: null,
          active: true,
          ...input,
        });
      const { before, after } = await changeAndRevert(env, async () => {
        await env.call(getMonitor, monitor);
        await env.call(updateMonitorInputs, {
          ...monitor,
          payload: {
            inputs: inputs.map((input, index) => Object.assign({}, input, all[index])) as never,
            force: false,
          },
        });
      });
      expect(after).toEqual(before);
      expect(env.entries().every(({ reason }) => reason === null)).toBe(true);
    }),
    runs,
  );
});
