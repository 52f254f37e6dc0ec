import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '../../packages/design-system/src/tokens/palettes.ts';
import { root } from '../root.ts';
import { reports } from './compare.ts';

/**
 * `npm run ci planted`: plants 20 small changes into components and screens, one into a story of
 * each, and fails unless the comparison notices every one.
 */
type Token = keyof (typeof palettes)['light'];

/** Moves the blue channel of a light color by 4 of 255. */
function recolored(token: Token, variable: string): string {
  const hex = palettes.light[token];
  const blue = Number.parseInt(hex.slice(5, 7), 16);
  const moved = (blue > 127 ? blue - 4 : blue + 4).toString(16).padStart(2, '0');
  return `:root[data-theme='light']{--dd-color-${variable}:${hex.slice(0, 5)}${moved}!important}`;
}
const shifted = (selector: string): string => `${selector}{translate:1px 0!important}`;
const lowered = (selector: string): string => `${selector}{translate:0 1px!important}`;

/** A folder of the design system's stories, and the CSS that they get. */
const planted: Readonly<Record<string, string>> = {
  'primitives/Button': recolored('accent', 'accent'),
  'primitives/Card': recolored('surface', 'surface'),
  'primitives/TextField': recolored('field', 'field'),
  'primitives/Link': recolored('accentText', 'accent-text'),
  'features/plans/PlanCard': recolored('muted', 'muted'),
  'features/settings': recolored('text', 'text'),
  'features/plans': recolored('canvas', 'canvas'),
  'features/monitors': recolored('border', 'border'),
  'features/redirects/RedirectDialog': recolored('raised', 'raised'),
  'shell/Sidebar': recolored('muted', 'muted'),
  'primitives/IconButton': shifted('svg'),
  'primitives/Switch': shifted('label'),
  'primitives/SearchField': lowered('input'),
  'patterns/DataTable': shifted('[role=gridcell]'),
  'patterns/PageHeader': lowered('h1'),
  'features/redirects': shifted('h1'),
  'features/customers': lowered('button'),
  'features/access/InviteDialog': shifted('[role=dialog] h2'),
  'patterns/StatusBadge': 'body *{letter-spacing:.1px!important}',
  'features/commands': 'button{border-radius:3px!important}',
};

const report = join(reports, 'planted.json');
mkdirSync(reports, { recursive: true });
const folders = Object.keys(planted).map((folder) => `packages/design-system/src/${folder}/`);
spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--project=stories',
    '--testNamePattern=^(?:Default|Variants|Off|Filled|Creating|Customer)$',
    '--reporter=json',
    `--outputFile=${report}`,
    ...folders,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, VISUAL: 'compare', VISUAL_PLANTED: JSON.stringify(planted) },
  },
);
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
  testResults: { name: string; assertionResults: { failureMessages: string[] | null }[] }[];
};
const caught = (folder: string): boolean =>
  testResults
    .filter(({ name }) => name.includes(`/${folder}/`))
    .flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
    )
    .some((message) => /\d+ pixels from /.test(message));
const missed = Object.keys(planted).filter((folder) => !caught(folder));
for (const folder of missed) console.log(`Not noticed: ${folder} with ${planted[folder]}`);
console.log(`${Object.keys(planted).length - missed.length} passed, ${missed.length} failed`);
process.exit(missed.length === 0 ? 0 : 1);
