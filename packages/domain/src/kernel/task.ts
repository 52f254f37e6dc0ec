import { createEffect, sample } from 'effector';
import type { Failure } from './http';

/** How a run of a task has ended. */
export type TaskEnd<Params, Done> = { readonly params: Params } & (
  | { readonly status: 'done'; readonly result: Done }
  | { readonly status: 'fail'; readonly error: Failure }
);

const runFx = createEffect<
  { readonly of: object; readonly params: unknown; readonly run: () => Promise<unknown> },
  unknown,
  Failure
>(async ({ run }) => await run());

/**
 * What the uses of a factory do asynchronously, such as the saves of a queue. All tasks share one effect, since each unit is
 * made at start and an effect is some ten of them. Outside of a factory use an effect.
 *
 * @param run fails with a `Failure`.
 */
export function createTask<Params, Done>(run: (params: Params) => Promise<Done>) {
  const of = {};
  return {
    start: runFx.prepend((params: Params) => ({ of, params, run: () => run(params) })),
    ended: sample({
      clock: runFx.finally,
      filter: ({ params }) => params.of === of,
      // What began with the task's parameters ends with its result.
      fn: ({ params: { params }, ...end }) => ({ ...end, params }) as unknown as TaskEnd<Params, Done>,
    }),
  };
}
