import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Row } from './Row';

const meta = {
  title: 'Primitives/Row',
  component: Row,
  tags: ['autodocs'],
  decorators: [inColumn()],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A line with equal gaps.',
          when: ['Buttons, a name with its status, a label with its value.'],
          whenNot: ['Below each other: Stack.', 'Cells that align across rows: a grid or a table.'],
          do: ['`data-wraps` for what a phone has no room for.'],
          dont: ['Set a gap by margins of the children.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Row data-justify="between" data-row-gap={1} data-wraps role="group" aria-label="Monitors">
      <Text data-bold>12 monitors</Text>
      <Row>
        <Button>Export</Button>
        <Button variant="primary">New Monitor</Button>
      </Row>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Monitors' })).toHaveStyle({
      rowGap: '4px',
      columnGap: '8px',
      justifyContent: 'space-between',
    });
  },
};
