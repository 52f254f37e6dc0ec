import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, toJson } from '../../../kernel/import/export';
import { readLines } from '../../../kernel/import/lines';
import { runSteps } from '../../../kernel/job/steps';
import { createTestEnv } from '../../../kernel/testing';
import { serverImport } from './index';
import { serverColumns, serverList } from './server-list';
import * as settingsOpen from './open';
import * as settingsSettings from '../settings';

const read = (text: string) =>
  runSteps(readLines(serverList, text, { context: null, listed: new Map() })).map(
    ({ item, reason }) => item ?? reason,
  );
const [one, two, three] = ['1090000000000000001', '1090000000000000002', '1090000000000000003'] as const;

describe('import of whitelisted servers', () => {
  it.each([
    ['one id per line', `${one}\n${two}\r\n${three}`],
    ['several ids per line', `${one}, ${two}\n${three}`],
    ['a column', `Server ID\n${one}\n${two}\n${three}`],
    ['JSON', JSON.stringify({ whitelisted_servers: [one, two, three] })],
  ])('reads %s', (_, text) => {
    expect(read(text)).toEqual([one, two, three]);
  });

  it('refuses ids that JSON has rounded', () => {
    expect(read('[1090000000000000001]')).toEqual(['A number is too large. Put it in quotation marks.']);
  });

  it('adds the ids to the settings, which have their own save', async () => {
    const { scope, requests } = createTestEnv();
    await allSettled(settingsOpen.serversImportOpened, { scope });
    await allSettled(serverImport.events.onTextChange, { scope, params: `${one}\nabc` });
    expect(scope.getState(serverImport.view.lines).map(({ warning }) => warning)).toEqual([
      null,
      'A server ID has 17 to 20 digits. Please check this one.',
    ]);
    await allSettled(serverImport.events.onAdd, { scope });
    expect(scope.getState(settingsSettings.$values).whitelistedServers).toEqual([one, 'abc']);
    expect(scope.getState(serverImport.view.isOpen)).toBe(false);
    expect(requests).toEqual([]);
  });

  it('exports the ids of the list, unsaved ones included', async () => {
    const { scope, files } = createTestEnv();
    await allSettled(settingsSettings.serverAdded, { scope, params: one });
    await allSettled(settingsOpen.serversExported, { scope });
    expect(files).toMatchObject([{ name: 'whitelisted-servers.csv', text: expect.stringContaining(one) }]);
  });

  it('restores what was exported', () => {
    const id = fc.oneof(fc.constant(one), fc.stringMatching(/^\S[\w -]{0,8}\S$/));
    fc.assert(
      fc.property(fc.array(id, { minLength: 1 }), (ids) => {
        expect(read(toCsv(serverColumns, ids))).toEqual(ids);
        expect(read(toJson(ids))).toEqual(ids);
      }),
    );
  });
});
