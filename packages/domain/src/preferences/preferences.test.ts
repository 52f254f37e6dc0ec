import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { storageChanged } from '../shared/browser';
import { createTestEnv } from '../testing';
import { $isSidebarCollapsed, $theme, sidebarCollapsedChanged, themeChanged } from './preferences';

it('follows the device until a look is chosen', async () => {
  const env = createTestEnv();
  await env.start();
  expect(env.scope.getState($theme)).toBe('system');
});

it('remembers the look that was chosen, and puts it on the page', async () => {
  const env = createTestEnv();
  await allSettled(themeChanged, { scope: env.scope, params: 'dark' });
  expect(env.storage.get('dropdeck:theme')).toBe('dark');
  expect(env.themes).toEqual(['dark']);
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  expect(next.themes).toEqual(['dark']);
});

it('forgets the look when the device decides again', async () => {
  const env = createTestEnv({ storage: { 'dropdeck:theme': 'dark' } });
  await env.start();
  await allSettled(themeChanged, { scope: env.scope, params: 'system' });
  expect(env.storage.has('dropdeck:theme')).toBe(false);
});

it('takes an unknown look for none', async () => {
  const env = createTestEnv({ storage: { 'dropdeck:theme': 'neon' } });
  await env.start();
  expect(env.scope.getState($theme)).toBe('system');
});

it('changes together with the other tabs', async () => {
  const env = createTestEnv();
  await allSettled(storageChanged, { scope: env.scope, params: { key: 'dropdeck:theme', value: 'light' } });
  expect(env.themes).toEqual(['light']);
});

it('remembers whether the sidebar is collapsed', async () => {
  const env = createTestEnv();
  await allSettled(sidebarCollapsedChanged, { scope: env.scope, params: true });
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  expect(next.scope.getState($isSidebarCollapsed)).toBe(true);
});
