import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { unfinishedReported, unsavedReported } from '../../kernel/page/unsaved';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { $missingPart, recoverFx, RELOAD_GUARD_MS, reloadedKey } from './index';

const recover = async (
  { scope }: TestEnv,
  location: 'in-place' | 'page' | 'notice' = 'notice',
  isReachable = true,
) => {
  const settled = await allSettled(recoverFx, {
    scope,
    params: { location, isReachable, isNewVersion: true },
  });
  return settled.value;
};
const isShown = ({ scope }: TestEnv) => scope.getState($missingPart)?.isNewVersion === true;

describe('a chunk that is missing', () => {
  it('reloads the page if nothing is unsaved', async () => {
    const env = createTestEnv();
    expect(await recover(env)).toBe('reload');
    expect(env.reloads).toBe(1);
    expect(isShown(env)).toBe(false);
  });

  it.each([
    ['unsaved', unsavedReported],
    ['about to be saved', unfinishedReported],
  ])('keeps the page and offers the new version while something is %s', async (_, changed) => {
    const env = createTestEnv();
    await allSettled(changed, { scope: env.scope, params: { name: 'test', isOn: true } });
    expect(await recover(env)).toBe('keep');
    expect(env.reloads).toBe(0);
    expect(isShown(env)).toBe(true);
  });

  it('does not reload the page while the server does not respond', async () => {
    const env = createTestEnv();
    expect(await recover(env, 'notice', false)).toBe('fail');
    expect(env.reloads).toBe(0);
  });

  it('does not reload a tab a second time on its own, and offers the new version', async () => {
    const env = createTestEnv();
    await recover(env);
    const reloaded = createTestEnv({ storage: Object.fromEntries(env.storage), now: env.now + 1_000 });
    expect(await recover(reloaded)).toBe('fail');
    expect(reloaded.reloads).toBe(0);
    expect(isShown(reloaded)).toBe(true);
  });

  it('reloads the tab again for a later deploy', async () => {
    const env = createTestEnv({ storage: { [reloadedKey]: '1000' }, now: 1_000 + RELOAD_GUARD_MS });
    expect(await recover(env)).toBe('reload');
  });

  it("never reloads if the browser's storage cannot stop a loop", async () => {
    const env = createTestEnv();
    env.storage.set = () => env.storage;
    expect(await recover(env)).toBe('fail');
    expect(env.reloads).toBe(0);
  });

  it.each(['in-place', 'page'] as const)(
    'shows no notice where the location itself shows the failure (%s)',
    async (location) => {
      const env = createTestEnv({ storage: { [reloadedKey]: String(Date.UTC(2026, 10, 21, 12)) } });
      expect(await recover(env, location)).toBe('fail');
      expect(isShown(env)).toBe(false);
    },
  );
});
