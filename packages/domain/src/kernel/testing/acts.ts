import { allSettled, type EventCallable, type Scope } from 'effector';
import { vi } from 'vitest';
import { $toast } from '../toasts';
import type { FakeAnswer } from './index';

interface Acting {
  readonly scope: Scope;
}

/** Lets pending answers and effects settle; timers that are due later wait. */
export const flush = () => vi.advanceTimersByTimeAsync(0);

/** Triggers an event and waits for its immediate effects. */
export async function act<Params>({ scope }: Acting, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await flush();
}

/** The text of the toast that is shown. */
export const toast = ({ scope }: Acting) => scope.getState($toast)?.text;

/** A promise that the test resolves. */
export const deferred = () => {
  let answer: (response: FakeAnswer) => void = () => undefined;
  const promise = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { promise, answer: (response: FakeAnswer) => answer(response) };
};
