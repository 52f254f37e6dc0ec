/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { allCalls, type Contract } from './index';
import type { AnswerSchema, Schema } from './declare';
import { jsonSchemaOf, type JsonSchema } from './json-schema';
import { exampleAnswers, examplePayloads, refusalMeanings } from './reference';

const [specification = ''] = Object.values(
  import.meta.glob<string>('../../../../docs/specification.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The calls in the table of specification 7, as “GET /v1/redirects”. */
const specified = [...specification.matchAll(/^\| ((?:GET|POST|PUT|DELETE)(?:, \w+)*) ([^ |]+)/gm)].flatMap(
  ([, methods = '', path = '']) => methods.split(', ').map((method) => `${method} /v1/${path}`),
);

const find = (name: string): Contract => {
  const call = allCalls.find((candidate) => candidate.name === name);
  if (call === undefined) throw new Error(`no call is named ${name}`);
  return call;
};

const pathsOfIssues = (name: string, side: 'payload' | number, value: unknown): string[] => {
  const call = find(name);
  const schema = side === 'payload' ? call.payload : call.answers[side];
  if (schema === null || schema === undefined || schema === 'ignored') {
    throw new Error(`${name} has no schema there`);
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.map(String).join('.'));
};

const sent = (name: string, payload: unknown): unknown => find(name).payload?.parse(payload);

const input = { id: 7, link: 'https://shop.example/dunk', sizeRange: '36-50', region: 'all' };

describe('declared calls', () => {
  it('match the table of the specification', () => {
    const declared = allCalls.map(({ method, path }) => `${method} ${path}`);
    expect(declared.toSorted()).toEqual(specified.toSorted());
  });

  it('have unique names', () => {
    expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  });

  it('accept no status but 200, except for the 206 of the OAuth check', () => {
    for (const { name, answers } of allCalls) {
      expect(Object.keys(answers), name).toEqual(name === 'session.checkOAuth' ? ['200', '206'] : ['200']);
    }
  });
});

describe('schemas', () => {
  /** The paths of values that a JSON Schema says nothing about. */
  const unsaid = (json: JsonSchema, path: string): string[] => {
    if (Object.keys(json).length === 0) return [path];
    const at = (key: string, one: unknown): string[] => unsaid(one as JsonSchema, `${path}.${key}`);
    return [
      ...Object.entries(json.properties ?? {}).flatMap(([key, one]) => at(key, one)),
      ...(json.anyOf ?? []).flatMap((one) => unsaid(one, path)),
      ...(json.items === undefined ? [] : at('*', json.items)),
      ...(typeof json.additionalProperties === 'object' && json.properties === undefined
        ? at('*', json.additionalProperties)
        : []),
    ];
  };

  it('can be written as JSON Schema, down to each value', () => {
    const values = allCalls.flatMap(({ name, payload, answers }) => [
      ...(payload === null ? [] : unsaid(jsonSchemaOf(payload, 'input'), name)),
      ...Object.values(answers).flatMap((answer) =>
        answer === 'ignored' ? [] : unsaid(jsonSchemaOf(answer, 'output'), name),
      ),
    ]);
    // What follows the first bot is ignored.
    expect(values.filter((path) => !path.endsWith('.bots.*'))).toEqual([]);
  });

  it('name what a redirect is', () => {
    expect(jsonSchemaOf(find('redirects.updateRedirect').payload as Schema, 'input')).toMatchObject({
      type: 'object',
      properties: {
        id: { type: ['string', 'integer'] },
        keyword: { type: 'string' },
        type: { enum: ['Name', 'SKU'] },
        active: { type: 'boolean' },
      },
    });
  });
});

describe('reference', () => {
  const names = new Set(allCalls.map(({ name }) => name));
  const unknown = (table: Readonly<Record<string, unknown>>): string[] =>
    Object.keys(table).filter((name) => !names.has(name));

  it('has a valid payload and answer for each call with one', () => {
    const isInvalid = (schema: AnswerSchema | null | undefined, example: unknown): boolean =>
      typeof schema === 'object' && schema !== null && !schema.safeParse(example).success;
    const invalid = allCalls.filter(
      ({ name, payload, answers }) =>
        isInvalid(payload, examplePayloads[name]) || isInvalid(answers[200], exampleAnswers[name]),
    );
    expect(invalid.map(({ name }) => name)).toEqual([]);
  });

  it('says what each status means that a page asks about, and knows no other call', () => {
    const unexplained = allCalls.flatMap(({ name, refusals = [] }) =>
      refusals.filter((status) => refusalMeanings[name]?.[status] === undefined),
    );
    expect(unexplained).toEqual([]);
    expect([examplePayloads, exampleAnswers, refusalMeanings].flatMap(unknown)).toEqual([]);
  });
});

describe('payloads', () => {
  it('contain exactly the keys of the specification', () => {
    expect(sent('access.createBotInvite', { app_id: '1', permission: 2, label: 'mine' })).toEqual({
      app_id: '1',
      permission: 2,
    });
    expect(sent('monitorDetail.updateMonitorInputs', { delay: 0, type: 'delay', label: 'mine' })).toEqual({
      delay: 0,
      type: 'delay',
    });
    expect(sent('keywords.deleteKeywordList', { keywordListID: 3, name: 'x' })).toEqual({ keywordListID: 3 });
  });

  it.each([
    ['customers.saveCustomer', { customer_id: '1', name: 'Sole Society', tier: 'gold' }],
    [
      'redirects.updateRedirect',
      { id: 1, keyword: 'dunk', webhook: 'w', type: 'SKU', active: true, hits: 4 },
    ],
    ['monitorDetail.deleteMonitorInput', { ...input, addedBy: 'Ada' }],
    ['monitorDetail.updateMonitorInputs', { inputs: [{ ...input, addedBy: 'Ada' }], force: false }],
  ])('keep unknown keys of a whole object (%s)', (name, payload) => {
    expect(sent(name, payload)).toEqual(payload);
  });

  it('leave out the thumbnail of an update without one', () => {
    expect(sent('updates.sendUpdate', { title: 'v2', color: 3912375, fields: [] })).toEqual({
      title: 'v2',
      color: 3912375,
      fields: [],
    });
  });

  it.each([
    ['settings.updateCustomer', { bot_name: 1 }, 'bot_name'],
    ['commands.updateCommand', { selected_roles: [{ id: '5' }] }, 'selected_roles.0.permission'],
    ['access.createBotInvite', { app_id: '1', permission: 1 }, 'permission'],
    ['redirects.createRedirect', { id: -1, keyword: '', webhook: '', type: 'Ean', active: true }, 'type'],
    ['monitors.createMonitor', { monitor_type: 'old' }, 'monitor_type'],
    ['updates.sendUpdate', { title: '', color: '#3BB2B7', fields: [] }, 'color'],
  ])('report what is invalid (%s)', (name, payload, path) => {
    expect(pathsOfIssues(name, 'payload', payload)).toContain(path);
  });
});

describe('answers', () => {
  it.each([
    ['access.getBotUsers', { data: 'none' }, 'data'],
    ['access.getBotUsers', { data: { bots: [{ name: 'Radar' }] } }, 'data.bots.0.users'],
    ['access.createBotInvite', { data: {} }, 'data.link'],
    ['commands.getGuilds', { bots: [{ guilds: 'none' }] }, 'bots.0.guilds'],
    ['commands.getCommands', { error: 'busy' }, 'bots'],
    ['customers.getCustomers', { error: 'busy' }, ''],
    ['products.getProducts', null, ''],
    ['plans.getPlanProducts', { toolbox: [] }, 'monitor'],
    ['redirects.getRedirects', { data: { error: 'busy' } }, 'data.redirects'],
    ['monitors.getMonitors', {}, 'monitors'],
    ['monitorDetail.getMonitor', { inputs: [] }, 'data'],
    ['monitorDetail.getMonitorGraph', { data: [{ time: 1, counts: { 200: 'many' } }] }, 'data'],
    ['monitorDetail.addMonitorInputs', {}, 'inputs'],
    ['session.getCustomerInfo', { customer_data: {} }, 'paid'],
    ['keywords.getKeywordLists', 'busy', ''],
    ['proxies.createProxyList', {}, 'new_id'],
  ])('fail if they are of another type altogether (%s)', (name, body, path) => {
    expect(pathsOfIssues(name, 200, body)).toContain(path);
  });

  it('may contain unknown keys', () => {
    expect(
      pathsOfIssues('monitors.getMonitors', 200, {
        monitors: [{ monitor_uuid: 'm', monitor_name: 'SNKRS', owner: 'Ada' }],
        total: 1,
      }),
    ).toEqual([]);
  });

  it('may lack images and what a new customer does not have yet', () => {
    expect(
      pathsOfIssues('commands.getGuilds', 200, { bots: [{ guilds: [{ id: '1', name: 'Sole' }] }] }),
    ).toEqual([]);
    expect(
      pathsOfIssues('session.getCustomerInfo', 200, { paid: false, customer_data: {}, bot_data: null }),
    ).toEqual([]);
    expect(
      pathsOfIssues('monitorDetail.getMonitor', 200, {
        data: { monitor_uuid: 'm', monitor_name: 'SNKRS' },
        inputs: [],
        monitorSettings: {
          selectedKeywordList: null,
          proxyLists: { 4: 'EU pool', 5: { id: 5, name: 'US pool' } },
        },
      }),
    ).toEqual([]);
  });
});
