import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectStates, ItemStates, itemStates } from '../../../../../.storybook/kit/controlStates';
import { useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Tabs } from './Tabs';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Parts',
    selectedId: 'inputs',
    onSelectionChange: fn(),
    items: [
      { id: 'inputs', label: 'Inputs', count: 12, children: 'Twelve inputs.' },
      { id: 'webhooks', label: 'Webhooks', count: 3, children: 'Three webhooks.' },
      { id: 'access', label: 'Access', children: 'No users yet.', isDisabled: true },
    ],
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useStoryValue(args.selectedId, args.onSelectionChange);
    return <Tabs {...args} selectedId={selectedId} onSelectionChange={setSelectedId} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Views of the same thing, one at a time.',
          when: ['A page has parts that are not needed at the same time.'],
          whenNot: ['Steps of one task: Stepper.', 'Other pages: the navigation.'],
          keyboard: [
            ['← / →', 'Moves to the next tab'],
            ['Home / End', 'First and last tab'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Webhooks/ }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('webhooks');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three webhooks.');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  args: {
    selectedId: 'Default',
    items: itemStates.map((state) => ({
      id: state,
      label: state,
      children: 'Twelve inputs.',
      isDisabled: state === 'Disabled',
    })),
  },
  render: (args) => (
    <ItemStates itemRole="tab">
      <Tabs {...args} />
    </ItemStates>
  ),
  play: expectStates,
};
