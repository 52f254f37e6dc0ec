import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { unfinishedChanged, unsavedChanged } from '../shared';
import { createWorld, type TestWorld } from '../testing';
import { $isNewVersionShown, recoverFx, RELOAD_GUARD_MS, reloadedKey } from './index';

const recover = async (
  { scope }: TestWorld,
  place: 'in-place' | 'page' | 'notice' = 'notice',
  isReachable = true,
) => {
  const settled = await allSettled(recoverFx, { scope, params: { place, isReachable } });
  return settled.value;
};
const isShown = ({ scope }: TestWorld) => scope.getState($isNewVersionShown);

describe('a script that a deploy has replaced', () => {
  it('reloads the page where nothing is unsaved', async () => {
    const world = createWorld();
    expect(await recover(world)).toBe('reload');
    expect(world.reloads).toBe(1);
    expect(isShown(world)).toBe(false);
  });

  it.each([
    ['unsaved', unsavedChanged],
    ['about to be saved', unfinishedChanged],
  ])('keeps the page and offers the new version while something is %s', async (_, changed) => {
    const world = createWorld();
    await allSettled(changed, { scope: world.scope, params: true });
    expect(await recover(world)).toBe('keep');
    expect(world.reloads).toBe(0);
    expect(isShown(world)).toBe(true);
  });

  it('does not reload the page while the server does not answer', async () => {
    const world = createWorld();
    expect(await recover(world, 'notice', false)).toBe('fail');
    expect(world.reloads).toBe(0);
  });

  it('does not reload a tab a second time by itself, and offers the new version', async () => {
    const world = createWorld();
    await recover(world);
    const reloaded = createWorld({ storage: Object.fromEntries(world.storage), now: world.now + 1_000 });
    expect(await recover(reloaded)).toBe('fail');
    expect(reloaded.reloads).toBe(0);
    expect(isShown(reloaded)).toBe(true);
  });

  it('reloads the tab again for a deploy that comes later', async () => {
    const world = createWorld({ storage: { [reloadedKey]: '1000' }, now: 1_000 + RELOAD_GUARD_MS });
    expect(await recover(world)).toBe('reload');
  });

  it('never reloads where the browser keeps nothing that could end a loop', async () => {
    const world = createWorld();
    world.storage.set = () => world.storage;
    expect(await recover(world)).toBe('fail');
    expect(world.reloads).toBe(0);
  });

  it.each(['in-place', 'page'] as const)(
    'needs no notice where its own place shows the failure (%s)',
    async (place) => {
      const world = createWorld({ storage: { [reloadedKey]: String(Date.UTC(2026, 10, 21, 12)) } });
      expect(await recover(world, place)).toBe('fail');
      expect(isShown(world)).toBe(false);
    },
  );
});
