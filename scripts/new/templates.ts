import { pascal } from './names.ts';

/** The kinds of files that can be scaffolded. */
export type Kind = 'component' | 'pattern';

/** Contents by path in the repository. */
export type Files = Record<string, string>;

const piece =
  (folder: string, title: string) =>
  (raw: string): Files => {
    const name = pascal(raw);
    const home = `packages/design-system/src/${folder}/${name}`;
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
      [`${home}/${name}.fixtures.ts`]: `import type { ${name}Props } from './${name}';

/** A complete set of props; a story overrides only what differs. */
export const complete: ${name}Props = { label: '${name}' };
`,
      [`${home}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { complete } from './${name}.fixtures';
import { ${name} } from './${name}';

const meta = {
  title: '${title}/${name}',
  component: ${name},
  tags: ['autodocs'],
  args: complete,
  parameters: {
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
`,
    };
  };

/** The files of each kind, by their path in the repository. */
export const templates: Record<Kind, (name: string) => Files> = {
  component: piece('primitives', 'Primitives'),
  pattern: piece('patterns', 'Patterns'),
};
