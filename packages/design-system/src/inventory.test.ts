import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPicture, namesIn, readHash } from '../../../scripts/visual/store.ts';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readSections } from '../../../.storybook/foundations/parts/specification';

/*
 * Keeps the catalog complete: every component has stories, a docs page, and screenshots in the dark
 * theme and, where its layout depends on the width, at 390 px.
 */

const source = fileURLToPath(new URL('.', import.meta.url));
const baselines = join(source, '../../../.storybook/baselines');

interface StoryFile {
  readonly path: string;
  readonly text: string;
  readonly title: string;
  /** Names of the components that the file's docs page is about. */
  readonly components: readonly string[];
  readonly stories: readonly string[];
  /** The section of the specification that the docs page links to. */
  readonly specification: string;
}

const match = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

const storyFiles: StoryFile[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    const subcomponents = match(text, /subcomponents:\s*\{([^}]*)\}/)
      .split(',')
      .map((name) => (name.split(':')[0] ?? '').trim());
    return {
      path,
      text,
      title: match(text, /title:\s*'([^']+)'/),
      components: [match(text, /\n\s*component:\s*(\w+)/), ...subcomponents].filter(Boolean),
      stories: [...text.matchAll(/^export const (\w+)(?::| =)/gm)].map(([, name]) => name ?? ''),
      specification: match(text, /\n\s*specification: '([^']+)'/),
    };
  });

/** The components by their files: `Button/Button.tsx`, and each screen and dialog. */
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, folder = '', name = ''] = /(\w+)[\\/](\w+)\.tsx$/.exec(path) ?? [];
  const isOwn = folder === name || (path.startsWith('features') && /(Screen|Dialog|Dialogs)$/.test(name));
  // Every field shows the parts of one.
  return isOwn && /^[A-Z]/.test(name) && name !== 'Field' ? [name] : [];
});

/** The stories file of a component: the one with its name, if several show it. */
const fileOf = (component: string): StoryFile | undefined => {
  const files = storyFiles.filter(
    ({ path, components: shown }) => shown.includes(component) || path.endsWith(`/${component}.stories.tsx`),
  );
  return files.find(({ path }) => path.endsWith(`/${component}.stories.tsx`)) ?? files[0];
};

const baselineOf = (storyId: string, mode: string): string => `${storyId}-${mode}`;

describe.each(components)('%s', (component) => {
  const file = fileOf(component);

  it('has stories', () => {
    expect(file, `${component} is in no stories file`).toBeDefined();
    expect(file?.stories.length).toBeGreaterThan(0);
  });

  it('has a docs page that says when to use it', () => {
    expect(file?.text ?? '').toContain("'autodocs'");
    expect(file?.text ?? '').toContain('usage({');
  });
});

/** Primitives and patterns that no key reaches. What they are given as children has its own page. */
const withoutKeys = new Set([
  'AccountLine',
  'Avatar',
  'Badge',
  'Card',
  'EmbedPreview',
  'Field',
  'FullScreen',
  'Icon',
  'InputTypeBadge',
  'Kbd',
  'LazyBoundary',
  'OpenPage',
  'PageHeader',
  'ProgressBar',
  'Row',
  'Skeleton',
  'Spinner',
  'Stack',
  'StatusBadge',
  'Text',
  'VisuallyHidden',
]);

it.each(
  storyFiles
    .filter(({ path, text }) => /^(primitives|patterns)[\\/]/.test(path) && text.includes('usage({'))
    .map(({ path, text }) => [basename(path, '.stories.tsx'), text]),
)('%s has a keyboard table, unless no key reaches it', (name, text) => {
  expect(text.includes('keyboard: ['), name).toBe(!withoutKeys.has(name));
});

const sections = readSections(readFileSync(join(source, '../../../docs/specification.md'), 'utf8'));
const productStories = storyFiles.filter(
  ({ path, title }) => path.startsWith('features') && /Screen|Dialog/.test(title),
);

it.each(productStories.map(({ title, specification }) => [title, specification]))(
  '%s links to its section of the specification',
  (_, specification) => {
    expect(specification, 'parameters.specification').not.toBe('');
  },
);

it('no stories link to a section that the specification does not have', () => {
  const linked = storyFiles.map(({ specification }) => specification).filter(Boolean);
  expect(linked.filter((number) => !sections.has(number))).toEqual([]);
});

const platforms = existsSync(baselines) ? readdirSync(baselines) : [];

/** What .storybook/vitest.setup.ts captures. */
const modes = ['dark', 'light', 'narrow', 'forced', 'arabic', 'pseudo', 'zoomed'];

describe.each(platforms)('the baselines for %s', (platform) => {
  const names = namesIn(join(baselines, platform));

  it.each(components)(
    'show %s in the dark theme and, if its layout changes, at 390 px, a screen in all modes',
    (component) => {
      const file = fileOf(component);
      const id = toId(file?.title ?? component, exportName(file?.stories[0] ?? ''));
      const ofAll = /^(?:brand|loading|primitives)-/.test(id) ? ['dark'] : ['dark', 'narrow'];
      const expected = /^features-.*screen--/.test(id) ? modes : ofAll;
      expect(names).toEqual(expect.arrayContaining(expected.map((mode) => baselineOf(id, mode))));
    },
  );

  it('differ between the stories of a component; one that looks like another has `parameters.picture: false`', () => {
    const storyOf = (name: string): string => name.replace(/-[a-z]+$/, '');
    const first = new Map<string, string>();
    const equal = names.filter(isPicture).filter((name) => {
      const key = `${name.replace(/--.*/, '')} ${readHash(join(baselines, platform), name)}`;
      const other = first.get(key);
      first.set(key, other ?? name);
      return other !== undefined && storyOf(other) !== storyOf(name);
    });
    expect(equal).toEqual([]);
  });

  it('belong to existing stories', () => {
    const stories = new Set(
      storyFiles.flatMap(({ title, stories: exported }) =>
        exported.flatMap((name) =>
          [...modes, 'structure'].map((mode) => baselineOf(toId(title, exportName(name)), mode)),
        ),
      ),
    );
    expect(names.filter((name) => !stories.has(name))).toEqual([]);
  });
});

/** The story name that Storybook derives from an export: `LongLabel` is "Long Label". */
function exportName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
}

it('the catalog has more stories than components', () => {
  const stories = storyFiles.reduce((sum, { stories: names }) => sum + names.length, 0);
  const plays = storyFiles.reduce((sum, { text }) => sum + [...text.matchAll(/\bplay:/g)].length, 0);
  const count = platforms.flatMap((platform) => namesIn(join(baselines, platform))).length;
  console.info(
    `${components.length} components, ${stories} stories, ${plays} interaction tests, ${count} baselines`,
  );
  expect(stories).toBeGreaterThan(components.length);
});
