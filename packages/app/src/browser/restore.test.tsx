import { afterEach, expect, it, vi } from 'vitest';
import { whenRestored } from './restore';

let stop = (): void => undefined;
afterEach(() => stop());

const leave = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const visibility = () => getComputedStyle(document.body).visibility;

it('shows a page from the back/forward cache once its session is confirmed, and not before', async () => {
  let confirm = (): void => undefined;
  stop = whenRestored(() => new Promise((resolve) => (confirm = () => resolve('show'))));
  leave(true);
  comeBack(true);
  expect(visibility()).toBe('hidden');
  confirm();
  await expect.poll(visibility).toBe('visible');
});

it('keeps a page hidden that reloads', async () => {
  const restore = vi.fn(() => Promise.resolve('reload' as const));
  stop = whenRestored(restore);
  leave(true);
  comeBack(true);
  await expect.poll(() => restore.mock.settledResults).toHaveLength(1);
  expect(visibility()).toBe('hidden');
  document.documentElement.style.visibility = '';
});

it('leaves a page alone that is opened as usual', () => {
  const restore = vi.fn(() => Promise.resolve('reload' as const));
  stop = whenRestored(restore);
  leave(false);
  comeBack(false);
  expect(visibility()).toBe('visible');
  expect(restore).not.toHaveBeenCalled();
});
