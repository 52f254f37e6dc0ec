import { allSettled, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnv } from '../testing';
import { providePorts, writeStorage } from '../ports';
import { $toast, toastActed, toastDismissed, toastPaused, toastResumed, toastShown, type ToastKind } from '.';

let scope: Scope;

beforeEach(() => {
  vi.useFakeTimers();
  ({ scope } = createTestEnv());
});
afterEach(() => {
  vi.useRealTimers();
});

// Not awaited: allSettled would wait for the toast's timer.
const showToast = (kind: ToastKind, text: string): void =>
  void allSettled(toastShown, { scope, params: { kind, text } });
const shown = (): string | undefined => scope.getState($toast)?.text;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

it('a success toast closes after 3 seconds', async () => {
  showToast('success', 'Saved');
  await pass(2_999);
  expect(shown()).toBe('Saved');
  await pass(1);
  expect(shown()).toBeUndefined();
});

it('toasts appear one at a time, each for its whole time', async () => {
  showToast('error', 'First');
  await pass(2_000);
  showToast('success', 'Second');
  expect(shown()).toBe('Second');
  await pass(2_999);
  expect(shown()).toBe('Second');
  await pass(1);
  expect(shown()).toBeUndefined();
});

it('a pending toast becomes a timeout after 8 seconds, which closes after 3 more', async () => {
  showToast('info', 'Saving settings...');
  await pass(7_999);
  expect(shown()).toBe('Saving settings...');
  await pass(1);
  expect(scope.getState($toast)).toMatchObject({
    kind: 'error',
    text: 'Operation timed out. Please try again.',
  });
  await pass(3_000);
  expect(shown()).toBeUndefined();
});

it('a toast stays while the pointer or the focus is on it, and then restarts its timer', async () => {
  showToast('error', 'Read me');
  await pass(2_000);
  void allSettled(toastPaused, { scope });
  await pass(60_000);
  expect(shown()).toBe('Read me');
  void allSettled(toastResumed, { scope });
  await pass(2_999);
  expect(shown()).toBe('Read me');
  await pass(1);
  expect(shown()).toBeUndefined();
});

it('a dismissed toast closes, and not the next one', async () => {
  showToast('success', 'First');
  void allSettled(toastDismissed, { scope });
  expect(shown()).toBeUndefined();
  await pass(1_000);
  showToast('success', 'Second');
  await pass(2_500);
  expect(shown()).toBe('Second');
});

it('a toast offers an action, and closes when that is chosen', async () => {
  const action = { id: 'undo:redirects:1', label: 'Undo' };
  void allSettled(toastShown, { scope, params: { kind: 'success', text: 'Redirect deleted', action } });
  expect(scope.getState($toast)?.action).toEqual(action);
  void allSettled(toastActed, { scope, params: action.id });
  expect(shown()).toBeUndefined();
  showToast('success', 'Redirect restored');
  expect(scope.getState($toast)?.action).toBeUndefined();
});

it('says once that the storage does not take what should be kept', async () => {
  let isFull = true;
  scope = fork({ handlers: [providePorts({ writeStorage: () => !isFull })] });
  const write = (text: string) => void allSettled(writeStorage, { scope, params: { 'dropdeck:x': text } });
  write('a');
  await pass(0);
  expect(shown()).toBe('This browser cannot keep what you type and choose here. Save it before you leave.');
  void allSettled(toastDismissed, { scope });
  write('ab');
  await pass(0);
  expect(shown()).toBeUndefined();
  isFull = false;
  write('a');
  await pass(0);
  expect(shown()).toBeUndefined();
});
