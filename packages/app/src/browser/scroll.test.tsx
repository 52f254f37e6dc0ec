import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followScroll } from './scroll';

let stop = (): void => undefined;
const history = createMemoryHistory({ initialEntries: ['/list'] });
const setHeight = (pixels: number): void => {
  document.body.style.height = `${pixels}px`;
};

beforeEach(() => {
  stop = followScroll(history);
  setHeight(6_000);
  window.scrollTo(0, 3_000);
});
afterEach(() => {
  stop();
  document.body.style.height = '';
});

describe('followScroll', () => {
  it('restores the scroll position on Back once the content is tall enough', async () => {
    history.push('/detail');
    setHeight(100);
    window.scrollTo(0, 0);
    history.back();
    await expect.poll(() => history.location.pathname).toBe('/list');
    expect(window.scrollY).toBe(0);
    setHeight(6_000);
    await expect.poll(() => window.scrollY).toBe(3_000);
  });

  it('stops restoring the scroll position when the user scrolls', async () => {
    history.push('/detail');
    setHeight(100);
    window.scrollTo(0, 0);
    history.back();
    await expect.poll(() => history.location.pathname).toBe('/list');
    window.dispatchEvent(new WheelEvent('wheel'));
    setHeight(6_000);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(window.scrollY).toBe(0);
  });
});
