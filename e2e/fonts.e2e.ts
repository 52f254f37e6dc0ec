import { expect, test } from '@playwright/test';

/** What renders where only the repository's fonts are seen: text, the family that it asks for, and the face that it gets. */
const faces = [
  ['Aa', 'sans-serif', 'Inter'],
  ['Aa', 'system-ui', 'Inter'],
  ['Aa', 'serif', 'Inter'],
  ['⌘⇧⌥⌃ ↑→↓← ●', 'sans-serif', 'Inter'],
  ['Aa ť ď', 'monospace', 'JetBrains Mono'],
  ['مرحبا', 'sans-serif', 'Noto Sans Arabic'],
  ['😀🔥👟', 'sans-serif', 'Noto Emoji'],
  // Fonts that desktops have: the browser does not see them.
  ['Aa', "'DejaVu Sans', monospace", 'JetBrains Mono'],
  ['Aa', "'Liberation Sans', monospace", 'JetBrains Mono'],
  ['Aa', "'Noto Sans', monospace", 'JetBrains Mono'],
  ['😀', "'Noto Color Emoji', sans-serif", 'Noto Emoji'],
] as const;

test(
  'the browser sees the fonts of the repository and none of the machine',
  { tag: '@cdp' },
  async ({ page }) => {
    await page.setContent(faces.map(([text]) => `<p>${text}</p>`).join(''));
    await page.locator('p').evaluateAll(
      (elements, families) => {
        for (const [index, element] of elements.entries()) element.style.fontFamily = families[index] ?? '';
      },
      faces.map(([, family]) => family),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const seen = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      seen.push(fonts.map(({ familyName }) => familyName).join(', '));
    }
    expect(seen).toEqual(faces.map(([, , face]) => face));
  },
);
