import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenRestored } from './restore';

let stop = (): void => undefined;
afterEach(() => stop());

const dispatchPageHide = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
const dispatchPageShow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const visibility = () => getComputedStyle(document.body).visibility;

describe('whenRestored', () => {
  it('hides a page from the back/forward cache until its session is confirmed', async () => {
    let confirm = (): void => undefined;
    stop = whenRestored(() => new Promise((resolve) => (confirm = () => resolve('show'))));
    dispatchPageHide(true);
    dispatchPageShow(true);
    expect(visibility()).toBe('hidden');
    confirm();
    await expect.poll(visibility).toBe('visible');
  });

  it('keeps the page hidden while it reloads', async () => {
    const restore = vi.fn(() => Promise.resolve('reload' as const));
    stop = whenRestored(restore);
    dispatchPageHide(true);
    dispatchPageShow(true);
    await expect.poll(() => restore.mock.settledResults).toHaveLength(1);
    expect(visibility()).toBe('hidden');
    document.documentElement.style.visibility = '';
  });

  it('ignores a page that was not in the back/forward cache', () => {
    const restore = vi.fn(() => Promise.resolve('reload' as const));
    stop = whenRestored(restore);
    dispatchPageHide(false);
    dispatchPageShow(false);
    expect(visibility()).toBe('visible');
    expect(restore).not.toHaveBeenCalled();
  });
});
