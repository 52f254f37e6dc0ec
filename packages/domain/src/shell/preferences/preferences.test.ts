import { setLocale } from '@dropdeck/text';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { storageChanged } from '../../kernel/ports';
import { createTestEnv, type TestEnv } from '../../kernel/testing';
import { takeOver } from './earlier';
import {
  $foldedGroups,
  $preferences,
  defaultPreferences,
  foldedGroupsChanged,
  preferencesChanged,
  readPreferences,
  type Preferences,
} from '.';

const KEY = 'dropdeck:preferences';
const change = ({ scope }: TestEnv, params: Partial<Preferences>) =>
  allSettled(preferencesChanged, { scope, params });
const store = ({ scope }: TestEnv, value: string) =>
  allSettled(storageChanged, { scope, params: { key: KEY, value } });
const parse = readPreferences;

/** The next start of the same browser. */
async function startAgain(env: TestEnv) {
  const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
  await next.start();
  return { env: next, preferences: next.scope.getState($preferences) };
}

describe('preferences', () => {
  it('are stored without the defaults, and read again at the next start', async () => {
    const env = createTestEnv();
    await env.start();
    expect(env.scope.getState($preferences)).toEqual(defaultPreferences);
    await change(env, { theme: 'dark', sidebar: 'collapsed' });
    expect(JSON.parse(env.storage.get(KEY) ?? '')).toEqual({ theme: 'dark', sidebar: 'collapsed' });
    const { preferences } = await startAgain(env);
    expect(preferences).toEqual({ ...defaultPreferences, theme: 'dark', sidebar: 'collapsed' });
    await change(env, { theme: 'system', sidebar: 'expanded' });
    expect(env.storage.has(KEY)).toBe(false);
  });

  it('fall back one by one where a stored value is broken or unknown', () => {
    expect(parse('{"theme":"neon","sidebar":"collapsed","folded":7,"more":1}')).toEqual({
      ...defaultPreferences,
      sidebar: 'collapsed',
    });
    expect(parse('{"sizes":"jp"}')).toEqual(defaultPreferences);
    for (const text of ['', '{', '[]', '7', 'null']) expect(parse(text)).toEqual(defaultPreferences);
  });

  it('follow a change in another tab', async () => {
    const env = createTestEnv();
    await env.start();
    await store(env, '{"theme":"dark","sizes":"us"}');
    expect(env.scope.getState($preferences)).toMatchObject({ theme: 'dark', sizes: 'us' });
  });

  it.each([
    ['{"language":"de"}', { language: 'de' }],
    [null, {}],
  ])('of an earlier release are taken over, beside %s', (text, kept) => {
    const storage: Readonly<Record<string, string | null>> = {
      'dropdeck:theme': 'dark',
      'dropdeck:sidebar-folded': 'Monitors,Tools',
      [KEY]: text,
    };
    const taken = takeOver((key) => storage[key] ?? null);
    expect(readPreferences(taken)).toEqual({
      ...defaultPreferences,
      theme: 'dark',
      folded: ['Monitors', 'Tools'],
      ...kept,
    });
    expect(takeOver(() => null)).toBeNull();
  });
});

describe('the theme', () => {
  it('is applied to the page when it is chosen, and at the next start', async () => {
    const env = createTestEnv();
    await change(env, { theme: 'dark' });
    expect(env.themes).toEqual(['dark']);
    const next = await startAgain(env);
    expect(next.env.themes).toEqual(['dark']);
  });

  it('follows a change in another tab', async () => {
    const env = createTestEnv();
    await store(env, '{"theme":"light"}');
    expect(env.themes).toEqual(['light']);
  });
});

it('the tools are folded in the sidebar until a person unfolds them', async () => {
  const env = createTestEnv();
  await env.start();
  expect(env.scope.getState($preferences).folded).toEqual(['Tools']);
  await change(env, { folded: [] });
  expect((await startAgain(env)).preferences.folded).toEqual([]);
});

it('folded groups are named in the language of the page, and stored by words that stay', async () => {
  const env = createTestEnv();
  await env.start();
  expect(env.scope.getState($foldedGroups)).toEqual(['Tools']);
  setLocale({ language: 'de', translate: (_, key) => (key === 'tools' ? 'Werkzeuge' : undefined) });
  await change(env, { language: 'de' });
  expect(env.scope.getState($foldedGroups)).toEqual(['Werkzeuge']);
  await allSettled(foldedGroupsChanged, { scope: env.scope, params: ['Monitors', 'Werkzeuge'] });
  expect(env.scope.getState($preferences).folded).toEqual(['Monitors', 'Tools']);
});
