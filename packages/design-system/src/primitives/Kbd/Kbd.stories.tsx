import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Kbd } from './Kbd';

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  args: { children: '/' },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A key on the keyboard.',
          when: ['A shortcut that works on this page: in tooltips, menus and search fields.'],
          whenNot: ['Code or typed values.'],
          do: ['Use one Kbd per key.'],
          dont: ['Show shortcuts on phones.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/')).toBeVisible();
  },
};

export const Combination: Story = {
  render: () => (
    <Row style={{ gap: 4 }}>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
    </Row>
  ),
};
