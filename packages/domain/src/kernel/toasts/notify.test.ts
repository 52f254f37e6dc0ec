import { allSettled, createEffect, createEvent, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../monitors/redirects/bulk/text.en';
import { notify } from './notify';
import { $toast } from './index';

const renameFx = createEffect<string, number, string>();
notify({
  pending: [renameFx, () => 'Renaming...'],
  done: [renameFx.done, ({ params, result }) => `${params} has ${result} letters`],
  failed: [renameFx.failData, (reason) => `Failed: ${reason}`],
});

const person = (answer: () => Promise<number>) => fork({ handlers: [[renameFx, answer]] });
const toast = (scope: Scope) => {
  const { kind, text } = scope.getState($toast) ?? {};
  return [kind, text];
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('notify shows the pending operation, and then its result, per scope', async () => {
  const answers: ((letters: number) => void)[] = [];
  const ann = person(() => new Promise((resolve) => answers.push(resolve)));
  const ben = person(() => Promise.reject('taken'));
  for (const scope of [ann, ben]) void allSettled(renameFx, { scope, params: 'Sky' });
  expect([toast(ann), toast(ben)]).toEqual([
    ['info', 'Renaming...'],
    ['info', 'Renaming...'],
  ]);
  answers[0]?.(3);
  await vi.advanceTimersByTimeAsync(0);
  expect([toast(ann), toast(ben)]).toEqual([
    ['success', 'Sky has 3 letters'],
    ['error', 'Failed: taken'],
  ]);
});

const imported = createEvent<number>();
notify({ done: [imported, (count) => t('added', { count })] });

it('notify writes counts with separators', async () => {
  const scope = fork();
  void allSettled(imported, { scope, params: 12_345 });
  expect(toast(scope)).toEqual(['success', '12,345 redirects added']);
});

const counted = createEvent<number>();
notify({ done: [counted, (count) => (count === 0 ? null : `${count} counted`)] });

it('notify shows no toast without a text', async () => {
  const scope = fork();
  void allSettled(counted, { scope, params: 0 });
  expect(scope.getState($toast)).toBeNull();
  void allSettled(counted, { scope, params: 2 });
  expect(toast(scope)).toEqual(['success', '2 counted']);
});
