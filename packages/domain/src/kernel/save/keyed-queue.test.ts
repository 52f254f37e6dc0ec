import { allSettled, createEffect, createStore, fork } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Failure } from '../http';
import { createKeyedQueue } from './keyed-queue';

interface Write {
  readonly id: number;
  readonly value: number;
}

/** Sends a write to the fake server. */
const sendFx = createEffect<Write, void>();
const entries = createKeyedQueue<Write>({ keyOf: ({ id }) => id, run: sendFx });
const $failures = createStore<(Failure | null)[]>([]).on(entries.settled, (list, { failure }) => [
  ...list,
  failure,
]);

it('createKeyedQueue leaves each item in its last requested state, whatever order the answers have', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), value: fc.integer() }), { maxLength: 20 }),
      fc.scheduler(),
      async (writes, scheduler) => {
        const server = new Map<number, number>();
        const underWay = new Map<number, number>();
        const scope = fork({
          handlers: [
            [
              sendFx,
              async ({ id, value }: Write) => {
                underWay.set(id, (underWay.get(id) ?? 0) + 1);
                expect(underWay.get(id)).toBe(1);
                await scheduler.schedule(Promise.resolve(), `${id}`);
                server.set(id, value);
                underWay.set(id, 0);
              },
            ],
          ],
        });
        const requested = writes.map((params) => allSettled(entries.requested, { scope, params }));
        await scheduler.waitFor(Promise.all(requested));
        expect(server).toEqual(new Map(writes.map(({ id, value }) => [id, value])));
        expect(scope.getState(entries.$isBusy)).toBe(false);
      },
    ),
    { numRuns: 50 },
  );
});

it('createKeyedQueue continues after a failure, and reports the failed operation', async () => {
  const failure: Failure = { kind: 'network', call: 'test' };
  const scope = fork({
    handlers: [[sendFx, ({ value }: Write) => (value < 0 ? Promise.reject(failure) : Promise.resolve())]],
  });
  await allSettled(entries.requested, { scope, params: { id: 1, value: -1 } });
  await allSettled(entries.requested, { scope, params: { id: 1, value: 1 } });
  expect(scope.getState($failures)).toEqual([failure, null]);
});
