import { setLocale, slot } from '@dropdeck/text';
import { t } from '@dropdeck/domain/text/shell/palette';
import { afterEach, describe, expect, it } from 'vitest';
import { hiding, setHiding } from './hiding';
import { MASK } from './said';

const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A page with texts, values and attributes. */
function render(...parts: readonly (string | Node)[]): HTMLElement {
  const root = document.createElement('main');
  root.append(...parts);
  document.body.append(root);
  return root;
}

const element = (name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
};

async function hideValues(): Promise<void> {
  setLocale({ areValuesHidden: true, translate: hiding(undefined) });
  setHiding(true);
  await frames();
}

async function showValues(): Promise<void> {
  setLocale({ areValuesHidden: false, translate: undefined });
  setHiding(false);
  await frames();
}

afterEach(async () => {
  await showValues();
  document.querySelector('main')?.remove();
});

describe('while values are hidden', () => {
  it('a message is shown, with a mask in place of its values', async () => {
    await hideValues();
    expect(t('preferences')).toBe('Preferences');
    expect(t('export', { format: 'CSV' })).toBe('Export this list as CSV');
    const root = render(element('p', {}, t('preferences')), element('p', {}, 'Nike SNKRS'));
    await frames();
    expect(root.innerText.split(/\n+/)).toEqual(['Preferences', MASK]);
  });

  it('what no message said is masked at once, in texts and in what assistive technology is told', async () => {
    await hideValues();
    const root = render(
      element('a', { 'aria-label': 'Nike, EU', href: 'https://nike.com/1' }, 'https://nike.com/1'),
      element('p', { title: 'Sole Society' }, '36-50'),
      element('p', {}, '555088-101'),
      element('p', {}, '192.0.2.1'),
    );
    await Promise.resolve();
    expect(root.textContent).toBe(`${MASK}36-50${MASK}${MASK}`);
    expect(root.querySelector('a')?.getAttribute('aria-label')).toBe(MASK);
    expect(root.querySelector('a')?.hasAttribute('href')).toBe(false);
    expect(root.querySelector('p')?.title).toBe(MASK);
  });

  it('a text that is joined of both keeps what a message said', async () => {
    await hideValues();
    const root = render(`${t('preferences')} · Nike SNKRS`);
    await frames();
    expect(root.textContent).toBe(`Preferences · ${MASK}`);
  });

  it('times, keys and what is marked as harmless are shown', async () => {
    await hideValues();
    const root = render(
      element('time', {}, 'March 14, 2026'),
      element('kbd', {}, 'Ctrl K'),
      element('span', { 'data-public': '' }, 'Dropdeck'),
    );
    await frames();
    expect(root.textContent).toBe('March 14, 2026Ctrl KDropdeck');
  });

  it('a change of a hidden text is hidden, too, and comes back as it is then', async () => {
    const root = render(element('p', { 'aria-label': 'Nike' }, 'Nike'));
    await hideValues();
    const [paragraph] = root.children;
    expect(paragraph?.textContent).toBe(MASK);
    if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'Solebox';
    await Promise.resolve();
    expect(paragraph?.textContent).toBe(MASK);
    await showValues();
    expect(paragraph?.textContent).toBe('Solebox');
    expect(paragraph?.getAttribute('aria-label')).toBe('Nike');
  });

  it('the place of an element in a message stays', async () => {
    await hideValues();
    expect(t('export', { format: slot('format') })).toBe(`Export this list as ${slot('format')}`);
  });
});
