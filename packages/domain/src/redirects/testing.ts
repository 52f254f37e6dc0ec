import { allSettled } from 'effector';
import { vi } from 'vitest';
import type { SendRequest } from '../shared/http';
import { createWorld, type FakeAnswer } from '../testing';
import { $toast } from '../toasts';
import * as redirects from './index';

/** For the tests of redirects: a server that keeps some, a browser, and a person's acts in short. */

/** A webhook's address, told from others by its last part. */
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

export const calm = () => vi.advanceTimersByTimeAsync(0);

/** A server that keeps redirects; `answers` says what it answers to the writes, in order, 200 after that. */
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
  const placeOf = (id: number | string) => stored.findIndex((one) => one.id === id);
  return {
    stored,
    answers,
    routes: {
      'GET /v1/redirects': () => ({ status: 200, body: { data: { redirects: stored } } }),
      'POST /v1/redirects': write((body) => void stored.push({ ...body, id: (nextId += 1) })),
      'PUT /v1/redirects': write((body) => void stored.splice(placeOf(body.id), 1, body)),
      'DELETE /v1/redirects': write(({ id }) => void stored.splice(placeOf(id), 1)),
    },
  };
}

export async function open(get?: () => FakeAnswer | Promise<FakeAnswer>) {
  const server = createServer();
  const world = createWorld({
    server: { ...server.routes, ...(get === undefined ? {} : { 'GET /v1/redirects': get }) },
  });
  void allSettled(redirects.page.opened, { scope: world.scope });
  await calm();
  return { ...world, ...server, bodiesOf: world.bodiesOf };
}
/** A browser, and the server behind it. */
export type World = Awaited<ReturnType<typeof open>>;

export const keywords = ({ scope }: World) => scope.getState(redirects.$shown).map(({ keyword }) => keyword);
export const activeOf = ({ scope }: World, id: number | string) =>
  scope.getState(redirects.$redirects).find((one) => one.id === id)?.active;
export const toast = ({ scope }: World) => scope.getState($toast)?.text;
export const draft = ({ scope }: World) => scope.getState(redirects.$draft);
export const toggle = ({ scope }: World, id: number | string, isActive: boolean): void =>
  void allSettled(redirects.activeChanged, { scope, params: { id, isActive } });
export const type = ({ scope }: World, params: Parameters<typeof redirects.draftChanged>[0]): void =>
  void allSettled(redirects.draftChanged, { scope, params });
export async function run(
  { scope }: World,
  unit:
    | typeof redirects.saveRequested
    | typeof redirects.undoRequested
    | typeof redirects.createOpened
    | typeof redirects.deleteManyConfirmed,
) {
  void allSettled(unit, { scope });
  await calm();
}
export async function remove({ scope }: World, id: number | string) {
  void allSettled(redirects.deleteRequested, { scope, params: id });
  await calm();
}
export async function edit(world: World, id: number | string, change: Parameters<typeof type>[1]) {
  void allSettled(redirects.editOpened, { scope: world.scope, params: id });
  type(world, change);
  await run(world, redirects.saveRequested);
}
export const later = () => {
  let answer: (said: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (said: FakeAnswer) => answer(said) };
};
export const writes = ({ requests }: World) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => [method, JSON.parse(body ?? '')]);
