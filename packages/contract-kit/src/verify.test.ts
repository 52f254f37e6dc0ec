import { describe, expect, it } from 'vitest';
import { defects } from '../../sandbox/src/defects/index.ts';
import { createClient, ORIGIN } from '../../sandbox/src/testing/client.ts';
import { inJUnit, inWords, type Report, type Rule } from './report.ts';
import { verify, type VerifyOptions } from './verify.ts';

const DASHBOARD = 'http://localhost:4173';

async function report(
  names: readonly string[] = [],
  options: Partial<VerifyOptions> = {},
  account = 'developer',
): Promise<Report> {
  const client = createClient({ cors: true });
  const token = await client.signIn(account);
  for (const name of names) client.sandbox.defects.set(name, true);
  return verify({
    base: ORIGIN,
    token,
    origin: DASHBOARD,
    fetch: (url, init) => client.sandbox.fetch(new Request(url, init)),
    wait: () => Promise.resolve(),
    ...options,
  });
}

/** What is found of each defect: the call and the rule. */
const expected: Readonly<Record<string, readonly [call: string, rule: Rule]>> = {
  'list-object': ['redirects.getRedirects', 'schema'],
  'list-null': ['redirects.getRedirects', 'schema'],
  'list-text': ['redirects.getRedirects', 'schema'],
  'list-page': ['redirects.getRedirects', 'pages'],
  'list-link': ['redirects.getRedirects', 'pages'],
  envelope: ['redirects.getRedirects', 'schema'],
  'answer-null': ['redirects.getRedirects', 'schema'],
  'answer-bare': ['redirects.getRedirects', 'schema'],
  'error-200': ['redirects.getRedirects', 'error'],
  'error-beside': ['session.getCustomerInfo', 'error'],
  'row-null': ['redirects.getRedirects', 'rows'],
  'row-twice': ['redirects.getRedirects', 'rows'],
  'id-missing': ['redirects.getRedirects', 'rows'],
  'id-large': ['redirects.getRedirects', 'rows'],
  'id-object': ['redirects.getRedirects', 'rows'],
  'key-missing': ['redirects.getRedirects', 'schema'],
  'key-renamed': ['redirects.getRedirects', 'schema'],
  'key-case': ['session.getCustomerInfo', 'schema'],
  'text-number': ['redirects.getRedirects', 'schema'],
  'text-null': ['redirects.getRedirects', 'schema'],
  'text-object': ['redirects.getRedirects', 'rows'],
  'flag-number': ['redirects.getRedirects', 'schema'],
  'flag-word': ['redirects.getRedirects', 'rows'],
  'choice-case': ['redirects.getRedirects', 'schema'],
  'choice-unknown': ['redirects.getRedirects', 'rows'],
  'object-list': ['session.getCustomerInfo', 'schema'],
  'time-zone': ['session.getCustomerInfo', 'time'],
  'time-words': ['session.getCustomerInfo', 'time'],
  'time-seconds': ['monitorDetail.getMonitorGraph', 'time'],
  'status-201': ['redirects.getRedirects', 'status'],
  'status-204': ['redirects.getRedirects', 'status'],
  'status-500': ['redirects.getRedirects', 'status'],
  'status-404': ['redirects.getRedirects', 'status'],
  limited: ['redirects.getRedirects', 'status'],
  redirected: ['redirects.getRedirects', 'status'],
  'proxy-page': ['redirects.getRedirects', 'json'],
  'json-cut': ['redirects.getRedirects', 'json'],
  'json-empty': ['redirects.getRedirects', 'json'],
  'json-bom': ['redirects.getRedirects', 'json'],
  'type-text': ['redirects.getRedirects', 'type'],
  'type-missing': ['redirects.getRedirects', 'type'],
  unreachable: ['redirects.getRedirects', 'reachable'],
  'cors-missing': ['redirects.getRedirects', 'cors'],
  'cors-other': ['redirects.getRedirects', 'cors'],
  'cors-refusals': ['redirects.getRedirects', 'cors'],
  'cors-exposed': ['redirects.getRedirects', 'exposed'],
  'preflight-404': ['redirects.getRedirects', 'preflight'],
  'preflight-401': ['redirects.getRedirects', 'preflight'],
  'preflight-headers': ['redirects.getRedirects', 'preflight'],
  'preflight-methods': ['redirects.deleteRedirect', 'preflight'],
  'session-missing': ['redirects.getRedirects', 'session'],
  'session-403': ['redirects.getRedirects', 'session'],
  'session-500': ['redirects.getRedirects', 'session'],
  'session-302': ['redirects.getRedirects', 'session'],
  'unknown-400': ['monitorDetail.getMonitor', 'refusal'],
  'unknown-401': ['monitorDetail.getMonitor', 'refusal'],
  'unknown-200': ['monitorDetail.getMonitor', 'refusal'],
  'save-204': ['redirects.updateRedirect', 'status'],
  'save-201': ['redirects.createRedirect', 'status'],
  'save-error': ['redirects.updateRedirect', 'error'],
  'save-partial': ['redirects.updateRedirect', 'saved'],
  'save-stale': ['redirects.createRedirect', 'saved'],
  'keys-dropped': ['redirects.updateRedirect', 'keys'],
  'ids-renumbered': ['redirects.updateRedirect', 'ids'],
  'ids-text': ['redirects.updateRedirect', 'ids'],
  'ids-number': ['proxies.createProxyList', 'ids'],
  'delete-body': ['redirects.deleteRedirect', 'delete'],
  'delete-ignored': ['keywords.deleteKeywordList', 'delete'],
  'delete-input': ['monitorDetail.deleteMonitorInput', 'delete'],
  'list-merged': ['keywords.saveKeywordList', 'whole-list'],
  'list-truncated': ['keywords.createKeywordList', 'whole-list'],
  'list-sorted': ['keywords.createKeywordList', 'whole-list'],
  'text-trimmed': ['proxies.saveProxyList', 'saved'],
  unicode: ['settings.updateCustomer', 'unicode'],
  'conflict-missing': ['monitorDetail.addMonitorInputs', 'conflict'],
  'conflict-400': ['monitorDetail.addMonitorInputs', 'conflict'],
  'conflict-force': ['monitorDetail.addMonitorInputs', 'conflict'],
  'inputs-empty': ['monitorDetail.addMonitorInputs', 'saved'],
  'inputs-note': ['monitorDetail.updateMonitorInputs', 'unicode'],
  'preference-ignored': ['monitorDetail.updateMonitorInputs', 'saved'],
  'webhooks-lost': ['monitorDetail.saveMonitorWebhooks', 'whole-list'],
};

describe('a server that fits the contract', () => {
  it('passes each call that reads, with ids from its answers', async () => {
    const { calls, findings } = await report();
    expect(findings).toEqual([]);
    expect(calls.filter(({ state, why }) => state !== 'passed' && why !== 'it writes')).toEqual([]);
    expect(calls.filter(({ state }) => state === 'passed').length).toBeGreaterThanOrEqual(18);
  });

  it('passes each call that writes, and is as it was before', async () => {
    const client = createClient({ cors: true });
    const token = await client.signIn('developer');
    const read = async (path: string) =>
      (await client.request(path, { headers: { Authorization: token } })).json;
    const paths = ['/v1/redirects', '/v1/keywords', '/v1/proxies', '/v1/customers', '/v1/customer/info'];
    const before = await Promise.all(paths.map(read));
    const announced: string[] = [];
    const { calls, findings, left } = await verify({
      base: ORIGIN,
      token,
      origin: DASHBOARD,
      writes: true,
      fetch: (url, init) => client.sandbox.fetch(new Request(url, init)),
      onWrite: (text) => announced.push(text),
    });
    expect(findings).toEqual([]);
    expect(left).toEqual([]);
    expect(await Promise.all(paths.map(read))).toEqual(before);
    expect(calls.filter(({ state }) => state === 'skipped').map(({ call }) => call)).toEqual([
      'access.createBotInvite',
      'access.removeBotUser',
      'monitors.createMonitor',
      'onboarding.createCustomer',
      'session.logout',
      'updates.sendUpdate',
    ]);
    const sent = client.sandbox.requests
      .list()
      .filter(({ method, status }) => !['GET', 'OPTIONS'].includes(method) && ![0, 401].includes(status));
    const refused = announced.filter((text) => text.includes('without a session'));
    expect(announced.length - refused.length).toBe(sent.length);
  });

  it('is written to in ways that cannot be taken back only with unsafe', async () => {
    const { calls, findings, left } = await report([], { writes: true, unsafe: true });
    expect(findings).toEqual([]);
    expect(left).toHaveLength(1);
    expect(calls.filter(({ state }) => state === 'skipped').map(({ call }) => call)).toEqual([
      'access.removeBotUser',
      'onboarding.createCustomer',
    ]);
  });

  it('is asked for the session of a developer where a call needs one', async () => {
    const { findings } = await report([], { writes: true }, 'customer');
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['rights']));
    expect(findings.map(({ call }) => call)).toContain('customers.getCustomers');
  });

  it('gets at most four calls at a time, and is waited for after a 429', async () => {
    const client = createClient({ cors: true });
    const token = await client.signIn('developer');
    client.sandbox.faults.set('redirects.getRedirects', {
      kind: 'status',
      status: 429,
      retryAfter: 7,
      times: 1,
    });
    let [running, most] = [0, 0];
    const waited: number[] = [];
    const { findings } = await verify({
      base: ORIGIN,
      token,
      wait: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
      fetch: async (url, init) => {
        running += 1;
        most = Math.max(most, running);
        const response = await client.sandbox.fetch(new Request(url, init));
        running -= 1;
        return response;
      },
    });
    expect(findings).toEqual([]);
    expect(most).toBe(4);
    expect(waited).toEqual([7_000]);
  });
});

describe('a defect is found', () => {
  it('each of the sandbox has an expectation', () => {
    expect(defects.map(({ name }) => name)).toEqual(Object.keys(expected));
    expect(defects.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(expected))(
    '%s',
    async (name, [call, rule]) => {
      const { findings, calls } = await report([name], { writes: !call.includes('.get') });
      expect(findings.map((finding) => `${finding.call} ${finding.rule}`)).toContain(`${call} ${rule}`);
      expect(calls.find((one) => one.call === call)?.state).toBe('failed');
    },
    30_000,
  );

  it('without values: neither tokens nor webhooks are in a report', async () => {
    const found = await report(
      defects.map(({ name }) => name).filter((name) => !['unreachable', 'status-500'].includes(name)),
      { writes: true },
    );
    const text = [inWords(found), inJUnit(found), JSON.stringify(found)].join('');
    expect(found.findings.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/webhooks\/\d|session_/);
  });
});

it('a report is in words and JUnit, with what the dashboard makes of it', async () => {
  const found = await report(['list-text']);
  expect(inWords(found)).toContain('✗ redirects.getRedirects\n    schema: data.redirects: expected list');
  expect(inWords(found)).toContain('The page shows that the answer cannot be read. (specification 8)');
  expect(inJUnit(found)).toContain('<testcase classname="contract" name="redirects.getRedirects"><failure');
});
