import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { storageChanged } from '../../kernel/ports';
import { createTestEnv } from '../../kernel/testing';
import {
  $foldedGroups,
  $isSidebarCollapsed,
  $theme,
  foldedGroupsChanged,
  sidebarCollapsedChanged,
  themeChanged,
} from './preferences';

it('the theme follows the device until one is chosen', async () => {
  const env = createTestEnv();
  await env.start();
  expect(env.scope.getState($theme)).toBe('system');
});

it('a chosen theme is stored and applied to the page', async () => {
  const env = createTestEnv();
  await allSettled(themeChanged, { scope: env.scope, params: 'dark' });
  expect(env.storage.get('dropdeck:theme')).toBe('dark');
  expect(env.themes).toEqual(['dark']);
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  expect(next.themes).toEqual(['dark']);
});

it("choosing the device's theme removes the stored one", async () => {
  const env = createTestEnv({ storage: { 'dropdeck:theme': 'dark' } });
  await env.start();
  await allSettled(themeChanged, { scope: env.scope, params: 'system' });
  expect(env.storage.has('dropdeck:theme')).toBe(false);
});

it('an unknown stored theme is ignored', async () => {
  const env = createTestEnv({ storage: { 'dropdeck:theme': 'neon' } });
  await env.start();
  expect(env.scope.getState($theme)).toBe('system');
});

it('the theme follows a change in another tab', async () => {
  const env = createTestEnv();
  await allSettled(storageChanged, { scope: env.scope, params: { key: 'dropdeck:theme', value: 'light' } });
  expect(env.themes).toEqual(['light']);
});

it('the collapsed sidebar is stored', async () => {
  const env = createTestEnv();
  await allSettled(sidebarCollapsedChanged, { scope: env.scope, params: true });
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  expect(next.scope.getState($isSidebarCollapsed)).toBe(true);
});

it('the tools are folded in the sidebar until a person unfolds them', async () => {
  const env = createTestEnv();
  await env.start();
  expect(env.scope.getState($foldedGroups)).toEqual(['Tools']);
  await allSettled(foldedGroupsChanged, { scope: env.scope, params: [] });
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  expect(next.scope.getState($foldedGroups)).not.toContain('Tools');
});
