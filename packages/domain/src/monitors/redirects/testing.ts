import { allSettled } from 'effector';
import type { SendRequest } from '../../kernel/http';
import { createTestEnv, type FakeAnswer } from '../../kernel/testing';
import * as redirects from './index';
import * as redirectsEditor from './editor';
import * as redirectsList from './list';
import { flush } from '../../kernel/testing/acts';

export { deferred, flush, toast } from '../../kernel/testing/acts';

/** Fixtures for tests of redirects: a stateful server, a test environment and shortcuts for actions. */

/** A webhook URL with a recognizable last segment. */
export const webhook = (name: string) => `https://discord.com/api/webhooks/1090000000000000002/${name}`;
export const dunk = {
  id: 1,
  keyword: 'Dunk',
  webhook: webhook('dunk'),
  type: 'Name',
  active: true,
  note: 'kept',
};
export const sku = { id: '2', keyword: 'FD1234-001', webhook: webhook('sku'), type: 'SKU', active: false };
export const jordan = { id: 3, keyword: 'Jordan', webhook: webhook('air'), type: 'Name', active: true };

/** A stateful server; `answers` are the statuses of its writes, in order, 200 after the last. */
export function createServer() {
  const stored: { id: number | string }[] = [dunk, sku, jordan];
  const answers: (FakeAnswer | Promise<FakeAnswer>)[] = [];
  let nextId = 100;
  const write =
    (apply: (body: { id: number | string }) => void) =>
    async ({ body }: SendRequest): Promise<FakeAnswer> => {
      const answer = (await answers.shift()) ?? { status: 200 };
      if ('status' in answer && answer.status === 200) apply(JSON.parse(body ?? '{}') as { id: number });
      return answer;
    };
  const indexOf = (id: number | string) => stored.findIndex((one) => one.id === id);
  return {
    stored,
    answers,
    routes: {
      'GET /v1/redirects': () => ({ status: 200, body: { data: { redirects: stored } } }),
      'POST /v1/redirects': write((body) => void stored.push({ ...body, id: (nextId += 1) })),
      'PUT /v1/redirects': write((body) => void stored.splice(indexOf(body.id), 1, body)),
      'DELETE /v1/redirects': write(({ id }) => void stored.splice(indexOf(id), 1)),
    },
  };
}

export async function open(get?: () => FakeAnswer | Promise<FakeAnswer>) {
  const server = createServer();
  const env = createTestEnv({
    server: { ...server.routes, ...(get === undefined ? {} : { 'GET /v1/redirects': get }) },
  });
  void allSettled(redirects.page.opened, { scope: env.scope });
  await flush();
  return Object.assign(env, server);
}
export type TestEnv = Awaited<ReturnType<typeof open>>;

export const keywords = ({ scope }: TestEnv) =>
  scope.getState(redirectsList.$shown).map(({ keyword }) => keyword);
export const activeOf = ({ scope }: TestEnv, id: number | string) =>
  scope.getState(redirectsList.$redirects).find((one) => one.id === id)?.active;
export const draft = ({ scope }: TestEnv) => scope.getState(redirectsEditor.$draft);
export const toggle = ({ scope }: TestEnv, id: number | string, isActive: boolean): void =>
  void allSettled(redirectsList.activeChanged, { scope, params: { id, isActive } });
export const type = (
  { scope }: TestEnv,
  params: Parameters<typeof redirectsEditor.editor.events.onChange>[0],
): void => void allSettled(redirectsEditor.editor.events.onChange, { scope, params });
export async function run({ scope }: TestEnv, unit: typeof redirectsEditor.editor.events.onSave) {
  void allSettled(unit, { scope });
  await flush();
}
export async function remove({ scope }: TestEnv, id: number | string) {
  void allSettled(redirectsList.deleteRequested, { scope, params: id });
  await flush();
}
export async function edit(env: TestEnv, id: number | string, change: Parameters<typeof type>[1]) {
  void allSettled(redirectsEditor.editOpened, { scope: env.scope, params: id });
  type(env, change);
  await run(env, redirectsEditor.editor.events.onSave);
}
export const writes = ({ requests }: TestEnv) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => [method, JSON.parse(body ?? '')]);
