import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextArea } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Keywords', description: 'One per line.', value: 'dunk\nair runner', onChange: fn() },
  decorators: [inColumn()],
  render: function Render(args) {
    const [value, setValue] = useStoryValue(args.value, args.onChange);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Several lines of text.',
          when: ['Notes, and lists of links, IDs or proxies.'],
          whenNot: ['One line: TextField.'],
          keyboard: [['Tab', 'Moves to the next field']],
          do: ['Keep what was pasted, even if a line looks unusual.'],
        }),
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Keywords' }), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('dunk\nair runner!');
  },
};

export const Mono: Story = {
  args: { label: 'Proxies', mono: true, value: '203.0.113.7:8080:user:secret\n203.0.113.8:8080:user:secret' },
};

export const WithWarning: Story = { args: { warning: '2 lines stand there twice.' } };

export const Invalid: Story = {
  args: { error: 'Enter at least one keyword.', value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="div:has(> textarea)" canBeDisabled={false}>
      {(label) => <TextArea {...args} rows={2} label={label} />}
    </ControlStates>
  ),
  play: expectStates,
};
