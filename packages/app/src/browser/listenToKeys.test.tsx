import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasCommand, type PageCommandHandlers, type PageParts } from '@dropdeck/design-system';
import { acts, type ActId } from '@dropdeck/domain/shell/keys';
import { listenToKeys } from './listenToKeys';

const bindings = Object.fromEntries(acts.filter(({ isFixed }) => !isFixed).map(({ id, keys }) => [id, keys]));
const onAct = vi.fn<(act: ActId) => void>();
let stop = (): void => undefined;
let page: HTMLElement;
let parts: PageParts = new Set();

/** Renders a page and listens to the keys over it. */
function show(html: string, isBlocked = false): void {
  page.innerHTML = html;
  stop = listenToKeys({ bindings, isBlocked, parts, onAct });
}

const element = (selector: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

/** Says what commands mean for an element of the page. */
const give = (selector: string, handlers: PageCommandHandlers): void => {
  const part = element(selector);
  parts.add({ element: () => part, handlers: () => handlers });
};

beforeEach(() => {
  parts = new Set();
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

  it('takes the position of a letter of another alphabet, and a slash that needs Shift', () => {
    show('<p>x</p>');
    give('p', { search: () => undefined });
    press('л', { code: 'KeyK', ctrlKey: true });
    press('п', { code: 'KeyG' });
    press('ы', { code: 'KeyS' });
    // The letter that a Dvorak keyboard has there.
    press('t', { code: 'KeyK', ctrlKey: true });
    press('?', { code: 'Minus', shiftKey: true });
    expect(onAct.mock.calls).toEqual([['palette'], ['go-settings'], ['keys']]);
    expect(press('/', { code: 'Digit7', shiftKey: true })).toBe(true);
  });

  it('forgets the first key of a sequence after its time, and with another key', () => {
    vi.useFakeTimers();
    show('');
    press('g');
    vi.advanceTimersByTime(1_501);
    press('s');
    press('g');
    press('?');
    press('s');
    vi.useRealTimers();
    expect(onAct.mock.calls).toEqual([['keys']]);
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
    ['that end a composition in Safari', '?', { keyCode: 229 }],
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
    show('<button id="new"></button><button id="clean">x</button><button id="dirty">x</button>');
    const save = vi.fn<() => void>();
    give('#new', { new: save });
    expect(press('s', { ctrlKey: true })).toBe(false);
    give('#clean', { save: null });
    expect(press('s', { ctrlKey: true })).toBe(true);
    // The press comes after a microtask.
    await Promise.resolve();
    expect(save).not.toHaveBeenCalled();
    give('#dirty', { save });
    press('s', { ctrlKey: true });
    await expect.poll(() => save).toHaveBeenCalledOnce();
  });

  it('saves the dialog on top, and not the page behind it', async () => {
    show('<button id="page">x</button><div role="dialog"><button id="dialog">x</button></div>');
    const saved: string[] = [];
    for (const id of ['page', 'dialog'])
      give(`#${id}`, { save: () => saved.push(id), new: () => saved.push('new') });
    expect(press('s', { ctrlKey: true })).toBe(true);
    await expect.poll(() => saved).toEqual(['dialog']);
    expect(press('n')).toBe(false);
  });

  it('gives a key to the first visible part that knows it, of several lists to the one with the focus', () => {
    show('<p id="hidden" hidden></p><p id="first">x</p><p id="second"><button>x</button></p>');
    const done: string[] = [];
    for (const id of ['hidden', 'first', 'second']) give(`#${id}`, { next: () => done.push(id) });
    expect(press('j')).toBe(true);
    element('button').focus();
    press('j');
    expect(done).toEqual(['first', 'second']);
  });

  it('does not take a key that no part of the page knows', () => {
    show('<p>x</p>');
    give('p', { search: () => undefined });
    expect(press('n')).toBe(false);
    expect(hasCommand(parts, 'new')).toBe(false);
    expect(hasCommand(parts, 'search')).toBe(true);
  });
});
