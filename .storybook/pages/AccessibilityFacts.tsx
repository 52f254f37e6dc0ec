import axe from 'axe-core';
import { useEffect, useState, type ReactNode } from 'react';
import { components } from 'virtual:catalogue';
import packageJson from '../../package.json';
import { Scroll, Table } from '../foundations/parts/frame';
import { space } from '../../packages/design-system/src/tokens';
import { contrastPairs, palettes } from '../../packages/design-system/src/tokens/palettes';
import { axeTags, themeRules } from '../accessibility';

interface StoryIndex {
  entries: Record<string, { type: 'docs' | 'story' }>;
}

/** The number of stories by Storybook's index; null until it has loaded. */
function useStoryCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    void (async () => {
      const index = (await (await fetch('./index.json')).json()) as StoryIndex;
      setCount(Object.values(index.entries).filter(({ type }) => type === 'story').length);
    })();
  }, []);
  return count;
}

const themes = Object.keys(palettes);
const rules = axe
  .getRules(axeTags)
  // Rules that axe marks as experimental or replaced do not run with the tags of their standard.
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .sort((a, b) => a.ruleId.localeCompare(b.ruleId));

/** `WCAG 2.2 AA` of `wcag22aa`. */
const standards = axeTags
  .map((tag) => /^wcag(\d)(\d?)(a+)$/.exec(tag))
  .filter((match) => match !== null)
  .map(
    ([, major, minor = '', level = '']) => `${major}.${minor === '' ? '0' : minor} ${level.toUpperCase()}`,
  );

const chromium = packageJson.devDependencies['@sparticuz/chromium'].split('.')[0];

/** What the gates check, from their configuration and the index of stories. */
export function AccessibilityFacts(): ReactNode {
  const stories = useStoryCount();
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    ['Target', `WCAG ${standards.at(-1)}`],
    ['Standards in the rules', `WCAG ${standards.join(', ')}, and axe’s best practices`],
    ['Rules of axe', `${rules.length}, version ${axe.version}`],
    ['Stories that must pass', stories === null ? '…' : `${stories}, of ${components.length} components`],
    ['Themes', `${themes.join(' and ')}; rules that depend on it run in both: ${themeRules.join(', ')}`],
    ['Color pairs', `${contrastPairs.length}, computed in each theme from the tokens`],
    [
      'Browser of the stories',
      `Chromium ${chromium}; a screen also in forced colors, right to left and at 200 %`,
    ],
    ['Browsers of the journeys', 'Chromium on each change, Firefox and WebKitGTK each night'],
  ];
  return (
    <Scroll style={{ marginBottom: space[8] }}>
      <Table aria-label="What is checked">
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The rules of axe that every story must pass. */
export function AxeRules(): ReactNode {
  return (
    <Scroll>
      <Table aria-label="Rules of axe">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">What it ensures</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ ruleId, description }) => (
            <tr key={ruleId}>
              <th scope="row">
                <code>{ruleId}</code>
              </th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
