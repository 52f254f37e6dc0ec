import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { portFx } from '../../kernel/ports';
import { createTestEnv, testConfig } from '../../kernel/testing';
import { $config, $configProblems, configRetried, findConfigProblems } from './index';

it('a complete config is accepted, with defaults for optional keys', async () => {
  const { chatPlatformUrl: _, brandWords: __, ...least } = testConfig;
  const env = createTestEnv({ config: least });
  await env.start();
  expect(env.scope.getState($config)).toEqual({
    ...least,
    chatPlatformUrl: 'https://discord.com',
    brandWords: [],
  });
});

it('every missing or invalid key is reported', () => {
  expect(findConfigProblems({ ...testConfig, apiBaseUrl: 'api.example', homeUrl: undefined })).toEqual([
    { key: 'apiBaseUrl', message: 'is no address that begins with https:// or http://' },
    { key: 'homeUrl', message: 'is missing or is no text' },
  ]);
});

it('a config file without an object is reported', () => {
  expect(findConfigProblems(null)).toEqual([{ key: 'config.json', message: 'is no JSON object' }]);
});

it('an unreadable config file is reported, and read again with Retry', async () => {
  const env = createTestEnv({ config: Promise.reject(new Error('404')) });
  await env.start();
  expect(env.scope.getState($configProblems)).toEqual([
    { key: 'config.json', message: 'could not be read from this address, or is no JSON' },
  ]);
  const fixed = createTestEnv({ config: {} });
  await fixed.start();
  expect(fixed.scope.getState($configProblems)).toHaveLength(4);
  await allSettled(configRetried, { scope: fixed.scope });
  expect(fixed.scope.getState(portFx.pending)).toBe(false);
});
