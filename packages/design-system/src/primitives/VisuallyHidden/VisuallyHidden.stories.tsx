import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'of Winter releases' },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Text for assistive technology only.',
          when: ['The layout already shows it: which row a button belongs to.'],
          whenNot: ['It would help everyone: show it.'],
          do: ['Keep it in reading order.'],
          dont: ['Put focusable elements in it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Edit <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of Winter releases')).toBeInTheDocument();
  },
};
