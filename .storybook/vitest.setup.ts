import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';

/*
 * After each story's own test, which the accessibility addon ends with axe in the light look: what a
 * look can change again in the dark one, and both looks against their baselines, and a component's first story at
 * 390 px too. The look is one attribute, so the story is not rendered again.
 */

/** The rules whose outcome a look can change: the document is the same in both. */
const rules = ['color-contrast', 'link-in-text-block'];

/** The tallest picture, in pixels: the window of the run is as high (vitest.workspace.ts). */
const TALLEST = 2_400;

/** Milliseconds that a picture may take to stand still, on a machine that has other things to do. */
const STEADY_MS = 15_000;

// What a story waits for may come late there, its own code for one: a second is testing-library's patience.
configure({ asyncUtilTimeout: 20_000 });

const setTheme = (theme: 'light' | 'dark'): void => {
  document.documentElement.dataset['theme'] = theme;
};

async function checkAccessibility(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, 'axe in the dark look').toEqual([]);
}

/**
 * The picture is as high as the story, or the whole window where something lies over it. For a component's
 * first story (`isWhole`) the window grows with what is taller: all of it is drawn, and nothing is scrolled
 * for its picture. Of others the first window is pictured.
 */
async function frame(isWhole: boolean): Promise<void> {
  const { style } = document.body;
  const overlay = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="tooltip"], [role="listbox"], [data-fixed]',
  );
  // A story may draw nothing: that is a picture too.
  style.minHeight = overlay === null ? '16px' : '100vh';
  const { scrollHeight } = document.body;
  // Ten thousand rows are a picture of a hundred megapixels, and a page in its eighth state is much like
  // the first: what is seen of them is enough. A story may ask for that itself.
  const isCut = !isWhole || scrollHeight > TALLEST || document.querySelector('[data-first-window]') !== null;
  if (scrollHeight <= window.innerHeight) return;
  if (isCut) {
    style.height = '100vh';
    style.overflow = 'hidden';
  } else {
    await page.viewport(window.innerWidth, scrollHeight);
  }
}

function unframe(): void {
  document.body.removeAttribute('style');
}

/**
 * The gradients of the branded background are dithered, which makes a picture four times as large. They are in the
 * pictures of FullScreen alone.
 */
function flattenBackdrop(isFlat: boolean): void {
  const { style } = document.documentElement;
  for (const tint of ['--backdrop-accent', '--backdrop-highlight']) {
    if (isFlat) style.setProperty(tint, '0%');
    else style.removeProperty(tint);
  }
}

/**
 * A play that clicked leaves its pointer on the control, and the browser's own pointer takes that back at some
 * time or other: the pointer leaves before the picture is taken, and what it held open closes.
 */
async function leavePointer(): Promise<void> {
  const out = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
  for (const element of document.querySelectorAll('[data-hovered]')) {
    element.dispatchEvent(new PointerEvent('pointerout', out));
    element.dispatchEvent(new MouseEvent('mouseout', out));
  }
  await vi
    .waitFor(() => expect(document.querySelectorAll('[data-hovered]')).toHaveLength(0), { timeout: 500 })
    .catch(
      // A story may hold the hover itself, to be looked at.
      () => undefined,
    );
}

/** What the story was in when its picture differed: what has the focus and the pointer is not seen in a report. */
function stateOf(): string {
  const name = (selector: string): string =>
    [...document.querySelectorAll(selector)]
      .map(({ tagName, className }) => `${tagName}.${className}`)
      .at(-1) ?? 'none';
  return [
    `focus ${document.hasFocus() ? '' : '(of a page without it) '}on ${name(':focus')}`,
    `ring on ${name(':focus-visible')}`,
    `pointer on ${name(':hover')}`,
    `fonts ${document.fonts.status}`,
  ].join(', ');
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined) return;

  setTheme('dark');
  await checkAccessibility();

  if (inject('visual') === 'off') return;
  flattenBackdrop(!storyId.startsWith('layout-fullscreen'));
  await leavePointer();
  // Fonts may still be on their way for a story that draws a weight or face for the first time.
  await document.fonts.ready;
  // A control shows its ring only in a page that has the focus.
  window.focus();
  // What a play scrolled to is chance; what a page begins with is not.
  window.scrollTo(0, 0);
  const { innerWidth, innerHeight } = window;
  const [first] = (task.suite ?? task.file).tasks;
  const isFirst = first?.id === task.id;
  await frame(isFirst);
  // By a mark: a locator made of the element may name it by its text, which a polite announcement changes.
  document.body.dataset['testid'] = 'picture';
  const element = page.getByTestId('picture');
  const changed: unknown[] = [];
  // Every look is compared, whatever an earlier one says: the report shows them side by side.
  const compare = async (look: string): Promise<void> => {
    await expect(element)
      .toMatchScreenshot(`${storyId}--${look}`, { timeout: STEADY_MS })
      .catch((error: unknown) => {
        if (error instanceof Error) error.message += `\n${stateOf()}`;
        changed.push(error);
      });
  };
  await compare('dark');
  setTheme('light');
  await compare('light');
  if (isFirst) {
    unframe();
    await page.viewport(390, 844);
    await frame(true);
    await compare('narrow');
  }
  unframe();
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) {
    await page.viewport(innerWidth, innerHeight);
  }
  if (changed.length > 0) throw changed[0];
});
