import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { storageChanged } from '../shared/browser';
import { createWorld } from '../testing';
import { $isSidebarCollapsed, $theme, sidebarCollapsedChanged, themeChanged } from './preferences';

it('follows the device until a look is chosen', async () => {
  const world = createWorld();
  await world.start();
  expect(world.scope.getState($theme)).toBe('system');
});

it('remembers the look that was chosen, and puts it on the page', async () => {
  const world = createWorld();
  await allSettled(themeChanged, { scope: world.scope, params: 'dark' });
  expect(world.storage.get('dropdeck:theme')).toBe('dark');
  expect(world.themes).toEqual(['dark']);
  const next = createWorld({ storage: Object.fromEntries(world.storage) });
  await next.start();
  expect(next.themes).toEqual(['dark']);
});

it('forgets the look when the device decides again', async () => {
  const world = createWorld({ storage: { 'dropdeck:theme': 'dark' } });
  await world.start();
  await allSettled(themeChanged, { scope: world.scope, params: 'system' });
  expect(world.storage.has('dropdeck:theme')).toBe(false);
});

it('takes an unknown look for none', async () => {
  const world = createWorld({ storage: { 'dropdeck:theme': 'neon' } });
  await world.start();
  expect(world.scope.getState($theme)).toBe('system');
});

it('changes together with the other tabs', async () => {
  const world = createWorld();
  await allSettled(storageChanged, { scope: world.scope, params: { key: 'dropdeck:theme', value: 'light' } });
  expect(world.themes).toEqual(['light']);
});

it('remembers whether the sidebar is collapsed', async () => {
  const world = createWorld();
  await allSettled(sidebarCollapsedChanged, { scope: world.scope, params: true });
  const next = createWorld({ storage: Object.fromEntries(world.storage) });
  await next.start();
  expect(next.scope.getState($isSidebarCollapsed)).toBe(true);
});
