/** The kinds of files that can be scaffolded. */
export type Kind = 'component' | 'pattern' | 'dialog' | 'screen' | 'feature';

type Files = Record<string, string>;

const pascal = (name: string): string => name.replace(/(?:^|[-_ ]+)(\w)/g, (_, c: string) => c.toUpperCase());
const kebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[_ ]+/g, '-')
    .toLowerCase();

const piece =
  (folder: string, title: string, suffix = '') =>
  (raw: string): Files => {
    const folderName = pascal(raw);
    const name = `${folderName}${suffix}`;
    const home = `packages/design-system/src/${folder}/${folderName}`;
    return {
      [`${home}/${name}.tsx`]: `import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, text } from '../../tokens';

const Root = styled.section\`
  \${text.body}
  color: \${color.text};
\`;

export interface ${name}Props {
  /** The visible text. */
  label: string;
}

/** Its purpose, and the section of the specification that requires it. */
export function ${name}({ label }: ${name}Props): ReactNode {
  return <Root>{label}</Root>;
}
`,
      [`${home}/${folderName}.fixtures.ts`]: `import type { ${name}Props } from './${name}';

/** A complete set of props; a story overrides only what differs. */
export const complete: ${name}Props = { label: '${folderName}' };
`,
      [`${home}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../internal/usage';
import { complete } from './${folderName}.fixtures';
import { ${name} } from './${name}';

const meta = {
  title: '${title}/${folderName}',
  component: ${name},
  tags: ['autodocs'],
  args: complete,
  parameters: {${['dialogs', 'screens'].includes(folder) ? "\n    specification: '…'," : ''}
    docs: {
      description: {
        component: usage({ when: ['…'], whenNot: ['…'], keyboard: [], do: ['…'], dont: ['…'] }),
      },
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
`,
    };
  };

function feature(raw: string): Files {
  const name = kebab(raw);
  const home = `packages/domain/src/${name}`;
  return {
    [`${home}/contract.ts`]: `import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';

/** GET /v1/${name}: its purpose (specification 7). */
export const get${pascal(raw)} = declareCall({
  name: '${name}.get',
  method: 'GET',
  path: '/v1/${name}',
  answers: { 200: z.array(z.unknown()) },
});
`,
    [`${home}/${name}.ts`]: `import { createStore, sample } from 'effector';
import { createCall } from '../shared/http';
import { createPage } from '../shared/page';
import { get${pascal(raw)} } from './contract';

export const page = createPage('${name}');

const load = page.scoped(createCall(get${pascal(raw)}));

sample({ clock: page.started, fn: () => ({}), target: load.runFx });

/** The server's items; \`null\` before the first response. */
export const $items = createStore<readonly unknown[] | null>(null).on(load.done, (_, { result }) => result.body);
`,
    [`${home}/${name}.test.ts`]: `import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { createTestEnv } from '../testing';
import { $items, page } from './${name}';

it('loads the items when its page opens', async () => {
  const env = createTestEnv({ server: { 'GET /v1/${name}': { status: 200, body: [] } } });
  await allSettled(page.opened, { scope: env.scope });
  expect(env.scope.getState($items)).toEqual([]);
});
`,
    [`${home}/index.ts`]: `export { $items, page } from './${name}';\n`,
  };
}

/** The files of each kind, by their path in the repository. */
export const templates: Record<Kind, (name: string) => Files> = {
  component: piece('primitives', 'Primitives'),
  pattern: piece('patterns', 'Patterns'),
  dialog: piece('dialogs', 'Dialogs', 'Dialog'),
  screen: piece('screens', 'Screens', 'Screen'),
  feature,
};
