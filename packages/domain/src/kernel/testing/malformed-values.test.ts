import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allCalls, type Contract } from '../../contract';
import { resolveRoute } from '../../account/session';
import { $session } from '../../account/session/state';
import { unreadableOf } from '../../contract/wire/rows';
import { toWire } from '../../contract/wire/wire';
import { createTestEnv, customer } from './index';
import { exampleAnswers } from '../../contract/reference';

afterEach(() => void vi.useRealTimers());

type Path = readonly (string | number)[];
type Json = Readonly<Record<string | number, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isJson(value)
    ? Object.entries(value).flatMap(([key, item]) =>
        pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);

function replaced(value: unknown, [key, ...rest]: Path, malformed: unknown): unknown {
  if (key === undefined) return malformed;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, malformed) : item));
  return { ...(value as Json), [key]: replaced(at(value, [key]), rest, malformed) };
}

const malformed = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, [], {}),
  // Excludes texts that equal another row's id, or one of PHP's empty values.
  fc.string({ minLength: 3 }),
);

/** The lists of each answer with their parents; anything but a list there is a failed load. */
const lists: Readonly<Record<string, readonly Path[]>> = {
  'access.getBotUsers': [['data', 'bots', 0, 'users']],
  'commands.getGuilds': [['bots', 0, 'guilds']],
  'commands.getCommands': [['bots', 0, 'commands']],
  'commands.getRoles': [['bots', 0, 'roles']],
  'commands.getMembers': [['bots', 0, 'members']],
  'commands.getChannels': [['bots', 0, 'channels']],
  'customers.getCustomers': [[]],
  'products.getProducts': [[]],
  'products.getMonitorProducts': [[]],
  'plans.getPlanProducts': [['toolbox'], ['monitor']],
  'redirects.getRedirects': [['data', 'redirects']],
  'monitors.getMonitors': [['monitors']],
  'monitorDetail.getMonitor': [['inputs'], ['webhooks'], ['data', 'example_inputs']],
  'monitorDetail.getMonitorGraph': [['data']],
  'monitorDetail.getMonitorCustomers': [['all'], ['filtered']],
  'monitorDetail.addMonitorInputs': [['inputs']],
  'keywords.getKeywordLists': [[]],
  'proxies.getProxyLists': [[]],
};

const isAbove = (path: Path, below: Path): boolean => path.every((key, index) => key === below[index]);
const isBlank = (value: unknown): boolean => !value || (isJson(value) && Object.keys(value).length === 0);

function read(contract: Contract, body: unknown) {
  const schema = contract.answers[200];
  if (schema === undefined || schema === 'ignored') throw new Error(`${contract.name} has no body`);
  return schema.safeParse(body);
}

const listed = allCalls
  .filter(({ name }) => name in lists)
  .map((call): [string, Contract] => [call.name, call]);

describe('malformed value in an answer', () => {
  it('has a valid answer for every call with a body', () => {
    const withBody = allCalls.filter(({ answers }) => answers[200] !== 'ignored');
    expect(Object.keys(exampleAnswers).toSorted()).toEqual(withBody.map(({ name }) => name).toSorted());
    for (const call of withBody) expect(read(call, exampleAnswers[call.name]).success, call.name).toBe(true);
  });

  it.each(listed)('loses no other row, and is sent back unchanged (%s)', (name, contract) => {
    const valid = exampleAnswers[name];
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(valid)), malformed, (path, value) => {
        const body = replaced(valid, path, value);
        const parsed = read(contract, body);
        const paths = lists[name] ?? [];
        // Only a wrong type of the answer itself, or of a list's parent, is a failed load. An empty value counts
        // as an empty list, except for the graph.
        const isWrongType =
          path.length === 0 ||
          ((!isBlank(value) || name === 'monitorDetail.getMonitorGraph') &&
            (path.length === 1 || paths.some((list) => isAbove(path, list))));
        expect(parsed.success || isWrongType).toBe(true);
        for (const list of paths) {
          const raw = at(body, list);
          const rows = at(parsed.data, list);
          if (!Array.isArray(raw) || !Array.isArray(rows) || isAbove(path, list)) continue;
          expect(rows.length).toBeGreaterThanOrEqual(raw.length - 1);
          expect(rows.length + unreadableOf(rows).length).toBe(raw.length);
          expect(toWire(rows)).toEqual(raw);
          if (!rows.every(isJson)) continue;
          // A spread, as in every edit.
          expect(toWire(rows.map((row) => ({ ...row })))).toEqual(
            raw.filter((_, index) => unreadableOf(rows).every((unread) => unread.index !== index)),
          );
        }
      }),
      { numRuns: 600 },
    );
  });

  const optional = pathsOf(customer).filter(
    (path) => path.length > 0 && !['bot_data', 'customer_data'].includes(path.join('.')),
  );

  it('keeps the session and every page when it is in the customer info', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...optional), malformed, async (path, value) => {
        const env = createTestEnv({
          storage: { token: 'tok' },
          server: { 'GET /v1/customer/info': { status: 200, body: replaced(customer, path, value) } },
        });
        await env.start();
        const session = env.scope.getState($session);
        expect(session.phase).toBe('ready');
        expect(resolveRoute(session, '/settings')).toEqual({ show: 'page', page: 'settings' });
        expect(env.left).toEqual([]);
        expect(env.storage.get('token')).toBe('tok');
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the session when the whole bot or customer data is malformed', async () => {
    vi.useFakeTimers();
    for (const key of ['bot_data', 'customer_data']) {
      for (const value of [null, '', 0, [], {}, 'text']) {
        const env = createTestEnv({
          storage: { token: 'tok' },
          server: { 'GET /v1/customer/info': { status: 200, body: { ...customer, [key]: value } } },
        });
        void env.start();
        await vi.advanceTimersByTimeAsync(2_000);
        expect(env.scope.getState($session).phase).toBe('ready');
        expect([env.left, env.storage.get('token')]).toEqual([[], 'tok']);
      }
    }
  });
});
