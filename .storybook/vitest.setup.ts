import axe from 'axe-core';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { setLocale, type Catalogue, type Text } from '@dropdeck/text';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Clip } from '../scripts/visual/compare';
import { applyLocale } from '../packages/app/src/languages/applyLocale';
import { translate } from '../packages/app/src/languages/pseudo';
import { axeRules, axeTags, themeRules } from './accessibility';
import { findViolations } from './equalAccess';
import { structureOf } from './structure';

/*
 * Runs after each story's play function: axe in the light theme, its color rules in the dark theme, IBM's Equal Access for a first
 * story, then a comparison with baselines: a component's first story in both themes and, with all of axe, at 390 px; in a full run
 * a screen's in `screenModes` too; later stories in the light theme. What shows a state, the layout or the colors is at half its size. A theme is
 * one attribute, so the story renders once.
 *
 * Axe and Equal Access are not asked about a story whose structure passed them before; a full run asks about all.
 */

/**
 * The maximum height of a screenshot in pixels, which is also the height of the window (vitest.workspace.ts).
 */
const MAX_HEIGHT = 2_400;

// Lazy chunks may load slowly on a busy machine; testing-library's default of one second is too short.
configure({ asyncUtilTimeout: 20_000 });

const setTheme = (theme: 'light' | 'dark'): void => {
  document.documentElement.dataset['theme'] = theme;
};

async function checkAccessibility(where: string, runOnly: axe.RunOptions['runOnly']): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly,
    resultTypes: ['violations'],
    rules: axeRules,
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `axe ${where}`).toEqual([]);
}

const noCaret = document.createElement('style');
// Forced colors keep nothing but system colors.
noCaret.textContent = `* { caret-color: transparent !important; }
@media (forced-colors: active) { * { caret-color: Field !important; } }`;

/** Animations end at once, or return to their start if they never end. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    const endTime = animation.effect?.getComputedTiming().endTime;
    if (animation.playbackRate === 0) continue;
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish();
    else animation.cancel();
  }
}

/** Where the body is in the whole page, whose frame this one is. */
function clipOfBody(): Clip {
  const frame = window.frameElement?.getBoundingClientRect();
  const { x, y, width, height } = document.body.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0), width, height };
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resizes the window, and waits until the story has heard of it: on a busy machine a frame or two later. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await nextFrame();
  await nextFrame();
}

/** The height of the story in pixels, once its lists have measured themselves. */
async function settledHeight(): Promise<number> {
  let before = -1;
  while (document.body.scrollHeight !== before) {
    before = document.body.scrollHeight;
    await nextFrame();
    await nextFrame();
  }
  return before;
}

/**
 * Takes a screenshot as high as the story, or of the whole window if an overlay is open. `fullPage` captures a
 * component's first story in full; other stories are cut at the first window.
 */
async function frame(fullPage: boolean): Promise<void> {
  const { style } = document.body;
  const overlay = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="tooltip"], [role="listbox"], [data-fixed]',
  );
  // A story that renders nothing still needs a height to be captured.
  style.minHeight = overlay === null ? '16px' : '100vh';
  const scrollHeight = await settledHeight();
  // Where a play function or another width scrolled to is not deterministic.
  window.scrollTo(0, 0);
  // A full screenshot of 10,000 rows would have a hundred megapixels.
  const isCut =
    !fullPage || scrollHeight > MAX_HEIGHT || document.querySelector('[data-first-window]') !== null;
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
 * The brand gradients are dithered and quadruple the size of a PNG, so only FullScreen's screenshots show them.
 */
function flattenBackdrop(isFlat: boolean): void {
  const { style } = document.documentElement;
  for (const tint of ['--backdrop-accent', '--backdrop-highlight']) {
    if (isFlat) style.setProperty(tint, '0%');
    else style.removeProperty(tint);
  }
}

/**
 * A play function that clicks leaves the control hovered until the browser reports the real pointer, at an
 * unpredictable time. Ends the hover before the screenshot.
 */
async function endHover(): Promise<void> {
  document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
  const out = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
  for (const element of document.querySelectorAll('[data-hovered]')) {
    element.dispatchEvent(new PointerEvent('pointerout', out));
    element.dispatchEvent(new MouseEvent('mouseout', out));
  }
  await vi
    .waitFor(() => expect(document.querySelectorAll('[data-hovered]')).toHaveLength(0), {
      interval: 5,
      timeout: 500,
    })
    .catch(
      // A story may show a hovered state on purpose.
      () => undefined,
    );
}

/** Later stories whose dark theme has more than other colors. */
const differsInDark = /^(?:brand-|patterns-fullscreen--|features-monitor-statuscodesgraphpanel--)/;

/** What looks the same at every width, or is shown at 390 px by what is made of it. */
const hasOneLayout = /^(?:brand|loading|primitives)-/;

const speak = (language: string): Promise<void> => applyLocale({ language });

/** Further modes in which a screen's first story is captured in full, in the light theme: how each begins and ends. */
const screenModes: Readonly<Record<string, (isOn: boolean) => unknown>> = {
  forced: (isOn) => commands.emulateForcedColors(isOn),
  arabic: (isOn) => speak(isOn ? 'ar' : 'en'),
  pseudo: (isOn) => speak(isOn ? 'en-XA' : 'en'),
  // 1280 pixels at 200 % are laid out as 640.
  zoomed: (isOn) => (isOn ? resize(640, 400) : undefined),
};

const catalogues = Object.values(
  import.meta.glob<Text<Catalogue>>('../packages/design-system/src/**/text.en.ts', {
    eager: true,
    import: 't',
  }),
);

/**
 * The sentences that a story's component may say: a pattern gets those of features as data. A single word may be data
 * everywhere.
 */
function sentencesOf(file: string): ReadonlySet<string> {
  const [, folder = ''] = /\/design-system\/src\/(.*)\//.exec(file) ?? [];
  return new Set(
    catalogues
      .filter(
        ({ id }) =>
          /^design-system\/(?:primitives|lib)\//.test(id) ||
          id.startsWith(`design-system/${folder}`) ||
          `design-system/${folder}`.startsWith(id),
      )
      .flatMap(({ messages }) => Object.values(messages))
      .filter((message) => typeof message === 'string' && / \p{Ll}/u.test(message)),
  );
}

/** What the story shows or says to assistive technology, without what is data for certain. */
function* textsOf(root: Element): Generator<string> {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    // Open for a moment, it says what it said.
    if (element.closest('[role=tooltip]') !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) yield element.getAttribute(name) ?? '';
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.nodeValue ?? '';
  }
}

/** Messages that stay English when the language changes while the story is shown. */
async function findUntranslated(file: string): Promise<readonly string[]> {
  const sentences = sentencesOf(file);
  const before = new Set(textsOf(document.body));
  setLocale({ language: 'en-XA', translate });
  await new Promise(requestAnimationFrame);
  const after = new Set(textsOf(document.body));
  setLocale({ language: 'en', translate: undefined });
  return [...before]
    .filter((text) => after.has(text) && sentences.has(text))
    .map((text) => `“${text}” stays English`);
}

/** The focus and hover state of a story whose screenshot differed; a report cannot show it. */
function interactionState(): string {
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

/** Adds the CSS that scripts/visual/planted.ts plants into a component's stories, and returns how to remove it. */
function plant(file: string): () => void {
  const style = document.createElement('style');
  const found = Object.entries(inject('planted')).find(([folder]) => file.includes(`/${folder}/`));
  style.textContent = found?.[1] ?? '';
  document.head.append(style);
  return () => style.remove();
}

// Stories share a document and React Aria's modules: how one was used must not decide whether the next one shows focus rings.
beforeEach(() => {
  setInteractionModality('pointer');
  document.documentElement.dataset['pointer'] = '';
});

// Chromium has it at the top left of the window, and hovers what is there at some time after a layout.
beforeAll(() => commands.movePointerAway());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined) return;

  const [first] = (task.suite ?? task.file).tasks;
  const isFirst = first?.id === task.id;
  setTheme('dark');
  const structure = structureOf(document.body);
  const isKnown = await commands.isKnownStructure(storyId, structure);
  if (!isKnown) {
    await checkAccessibility('in the dark theme', { type: 'rule', values: themeRules });
    setTheme('light');
    await checkAccessibility('in the light theme', axeTags);
    // Slower than axe, so of every component, screen and dialog as it is first shown.
    if (isFirst) expect(await findViolations()).toEqual([]);
    setTheme('dark');
  }

  const hasPicture = document.documentElement.dataset['noPicture'] === undefined;
  if (!hasPicture && !isKnown) await commands.noteStructure(storyId, structure);
  if (!hasPicture) expect(await findUntranslated(task.file.filepath)).toEqual([]);
  if (inject('visual') === 'off' || !hasPicture) return;
  const removePlanted = plant(task.file.filepath);
  document.head.append(noCaret);
  flattenBackdrop(!storyId.startsWith('patterns-fullscreen'));
  await endHover();
  // A story may be the first to render a font face, which is then still loading.
  await document.fonts.ready;
  // Focus rings are rendered only in a focused window.
  window.focus();
  const { innerWidth, innerHeight } = window;
  await frame(isFirst);
  const changed: string[] = [];
  // Compares every screenshot even after a difference, so that the report shows all of them.
  const compare = async (mode: string, isHalf = !isFirst): Promise<void> => {
    stopAnimations();
    const difference = await commands.compareScreenshot(`${storyId}-${mode}`, clipOfBody(), isHalf);
    if (difference !== null) changed.push(`${difference}\n${interactionState()}`);
  };
  if (isFirst || differsInDark.test(storyId)) await compare('dark', true);
  setTheme('light');
  await compare('light');
  if (isFirst && !hasOneLayout.test(storyId)) {
    unframe();
    await resize(390, 844);
    if (!isKnown) await checkAccessibility('at 390 px', axeTags);
    await frame(true);
    await compare('narrow', true);
  }
  unframe();
  if (inject('isFull') && isFirst && /^features-.*screen--/.test(storyId)) {
    for (const [name, toggle] of Object.entries(screenModes)) {
      await resize(innerWidth, innerHeight);
      await toggle(true);
      await frame(true);
      await compare(name, true);
      unframe();
      await toggle(false);
    }
  }
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) {
    await page.viewport(innerWidth, innerHeight);
  }
  removePlanted();
  noCaret.remove();
  changed.push(...(await findUntranslated(task.file.filepath)));
  if (!isKnown) await commands.noteStructure(storyId, structure);
  if (changed.length > 0) throw new Error(changed.join('\n'));
});
