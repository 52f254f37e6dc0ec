import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestEnv } from '../../../kernel/testing';
import './index';
import * as settingsOpen from './open';
import * as settingsSettings from '../settings';

const one = '1090000000000000001';

it('exports the ids of the list, unsaved ones included', async () => {
  const { scope, files } = createTestEnv();
  await allSettled(settingsSettings.serverAdded, { scope, params: one });
  await allSettled(settingsOpen.serversExported, { scope });
  expect(files).toMatchObject([{ name: 'whitelisted-servers.csv', text: expect.stringContaining(one) }]);
});
