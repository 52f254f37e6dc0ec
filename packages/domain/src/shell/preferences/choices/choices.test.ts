import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { preferenceKeys } from '../index';
import { storageChanged } from '../../../kernel/ports';
import { createTestEnv, type TestEnv } from '../../../kernel/testing';
import { defaultChoices, parseChoices } from './choices';
import { $choices, choicesChanged } from './index';

const KEY = preferenceKeys.choices;
const change = ({ scope }: TestEnv, changed: Partial<typeof defaultChoices>) =>
  allSettled(choicesChanged, { scope, params: changed });

describe('choices', () => {
  it('are stored without the defaults, and read again at the next start', async () => {
    const env = createTestEnv();
    await env.start();
    await change(env, { timeZone: 'Asia/Tokyo', hours: '12' });
    expect(JSON.parse(env.storage.get(KEY) ?? '')).toEqual({ timeZone: 'Asia/Tokyo', hours: '12' });
    const next = createTestEnv({ storage: Object.fromEntries(env.storage) });
    await next.start();
    expect(next.scope.getState($choices)).toEqual({
      ...defaultChoices,
      timeZone: 'Asia/Tokyo',
      hours: '12',
    });
    await change(env, { timeZone: null, hours: '24' });
    expect(env.storage.has(KEY)).toBe(false);
  });

  it('fall back one by one where a stored value is broken or unknown', () => {
    expect(
      parseChoices('{"hours":"13","timeZone":"Mars/Olympus","density":"compact","times":7,"more":1}'),
    ).toEqual({ ...defaultChoices, density: 'compact' });
    for (const text of ['', '{', '[]', '7', 'null']) expect(parseChoices(text)).toEqual(defaultChoices);
    expect(parseChoices('{"timeZone":"+02:00"}').timeZone).toBeNull();
  });

  it('follow a change in another tab', async () => {
    const env = createTestEnv();
    await env.start();
    const value = '{"density":"compact","motion":"reduced"}';
    await allSettled(storageChanged, { scope: env.scope, params: { key: KEY, value } });
    expect(env.scope.getState($choices)).toMatchObject({ density: 'compact', motion: 'reduced' });
  });
});
