import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isKeyOnPage } from '@dropdeck/design-system';
import { acts, type ActId } from '@dropdeck/domain/shell/keys';
import { listenToKeys } from './listenToKeys';

const bindings = Object.fromEntries(acts.filter(({ isFixed }) => !isFixed).map(({ id, keys }) => [id, keys]));
const onAct = vi.fn<(act: ActId) => void>();
let stop = (): void => undefined;
let page: HTMLElement;

/** Renders a page and listens to the keys over it. */
function show(html: string, isBlocked = false): void {
  page.innerHTML = html;
  stop = listenToKeys({ bindings, isBlocked, onAct });
}

const element = (selector: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  stop();
  page.remove();
  onAct.mockReset();
});

/** A key event as a browser sends it; returns whether the page has handled it. */
function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init }),
  );
}

describe('listenToKeys', () => {
  it('runs an act for its keys and prevents what the browser would do', () => {
    show('');
    expect(press('k', { ctrlKey: true })).toBe(true);
    press('g');
    expect(press('s')).toBe(true);
    expect(onAct.mock.calls).toEqual([['palette'], ['go-settings']]);
  });

  it.each([
    ['an input', '<input>', 'input'],
    ['a text area', '<textarea></textarea>', 'textarea'],
    ['a select', '<select></select>', 'select'],
    ['editable content', '<div contenteditable="true"><b>x</b></div>', 'b'],
    ['a date segment', '<span role="spinbutton" tabindex="0"></span>', 'span'],
    ['the button of a list of options', '<button aria-haspopup="listbox"></button>', 'button'],
  ])('leaves plain keys to %s', (_, html, selector) => {
    show(html);
    expect(press('?', { shiftKey: true }, element(selector))).toBe(false);
    expect(onAct).not.toHaveBeenCalled();
  });

  it('leaves plain keys to an editor in a shadow root', () => {
    show('<div id="host"></div>');
    const root = element('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<div contenteditable="true"></div>';
    expect(press('?', {}, root.firstElementChild ?? page)).toBe(false);
  });

  it.each<[string, string, KeyboardEventInit]>([
    ['with AltGr', 'k', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ['while an IME composes', '?', { isComposing: true }],
    ['that repeat', '?', { repeat: true }],
    ['with another modifier', 'k', { ctrlKey: true, shiftKey: true }],
  ])('ignores keys %s', (_, key, init) => {
    show('');
    expect(press(key, init)).toBe(false);
    expect(onAct).not.toHaveBeenCalled();
  });

  it('ignores keys that the page has handled already', () => {
    show('<button>x</button>');
    element('button').addEventListener('keydown', (event) => event.preventDefault());
    press('?', {}, element('button'));
    expect(onAct).not.toHaveBeenCalled();
  });

  it('ignores keys while a menu is open, or while an overlay loads', () => {
    show('<ul role="menu"><li>x</li></ul>');
    press('?');
    stop();
    show('', true);
    press('?');
    expect(onAct).not.toHaveBeenCalled();
  });

  it('presses only a Save that is dirty, and leaves the browser’s dialog to a page without one', async () => {
    show('<button data-key="new">x</button>');
    expect(press('s', { ctrlKey: true })).toBe(false);
    stop();
    show('<button data-key="save">clean</button>');
    const onClick = vi.fn<() => void>();
    element('button').addEventListener('click', onClick);
    expect(press('s', { ctrlKey: true })).toBe(true);
    // The press comes after a microtask.
    await Promise.resolve();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('saves the dialog on top, and not the page behind it', async () => {
    show(
      '<button data-key="save" data-dirty>page</button><div role="dialog"><button data-key="save" data-dirty>dialog</button></div>',
    );
    const clicked: string[] = [];
    page.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent ?? ''));
    expect(press('s', { ctrlKey: true })).toBe(true);
    await expect.poll(() => clicked).toEqual(['dialog']);
  });

  it('focuses the first visible search and selects its text', async () => {
    show('<input data-key="search" hidden><input data-key="search" id="shown" value="air">');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(element('#shown'));
    expect(document.getSelection()?.toString()).toBe('air');
  });

  it('does not take a key that the page has no control for', () => {
    show('');
    expect(press('n')).toBe(false);
    expect(isKeyOnPage('new')).toBe(false);
    expect(isKeyOnPage('palette')).toBe(true);
  });
});
