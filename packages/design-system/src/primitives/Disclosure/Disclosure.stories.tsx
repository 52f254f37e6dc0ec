import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { usage } from '../../../../../.storybook/kit/usage';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  args: { title: 'Developer Settings', children: 'Keyword lists and proxy lists.', onExpandedChange: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A part of a page that can be folded.',
          when: ['Content that few people need, or that is rarely needed.'],
          whenNot: ['Content that most people need: an open Card.'],
          keyboard: [['Enter / Space', 'Opens and closes']],
        }),
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Developer Settings' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
  },
};

export const WithAside: Story = {
  args: { title: 'Upcoming Renewals', aside: <Badge tone="warning">3 due</Badge>, defaultExpanded: true },
};

export const LongTitle: Story = { args: { title: 'A title that goes on and on. '.repeat(8) } };

export const States: Story = {
  render: (args) => (
    <ControlStates target="button" canBeDisabled={false}>
      {(label) => <Disclosure {...args} title={label} />}
    </ControlStates>
  ),
  play: expectStates,
};
