import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../../../../../.storybook/kit/stories';
import { usage } from '../../../../../../.storybook/kit/usage';
import { InputTypeBadge } from './InputTypeBadge';

const meta = {
  title: 'Features/monitor/InputTypeBadge',
  component: InputTypeBadge,
  tags: ['autodocs'],
  args: { type: 'url' },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The detected type of a link or product ID: URL, EAN, SKU or unknown.',
          when: ['Beside an example input, or a line of a pasted list.'],
          whenNot: ['A status: StatusBadge.'],
        }),
      },
    },
  },
} satisfies Meta<typeof InputTypeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Row>
      <InputTypeBadge type="url" />
      <InputTypeBadge type="ean" />
      <InputTypeBadge type="sku" />
      <InputTypeBadge type="unknown" />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const word of ['URL', 'EAN', 'SKU', 'Unknown']) await expect(canvas.getByText(word)).toBeVisible();
  },
};
