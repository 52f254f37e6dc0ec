import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fingerprint, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from '../Icon/Icon';
import { Select, type SelectProps } from './Select';

function Controlled(props: SelectProps): ReactNode {
  const [value, onChange] = useStoryValue<SelectProps['value']>(props.value, (next) => {
    if (typeof next === 'string') props.onChange(next);
  });
  return <Select {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Monitor Type',
    options: [
      { id: 'new', label: 'New' },
      { id: 'product', label: 'Product' },
    ],
    value: 'new',
    onChange: fn(),
  },
  decorators: [inColumn('280px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'One of a few values.',
          when: ['One of three to a dozen values.'],
          whenNot: [
            'Two values: RadioGroup or Checkbox.',
            'Several at once, or so many that they need searching: MultiSelect.',
            'Actions: Menu.',
          ],
          keyboard: [
            ['Enter / Space / Arrow down', 'Opens the list'],
            ['Arrow keys', 'Move; typing jumps to an option'],
            ['Enter', 'Chooses'],
            ['Escape', 'Closes without choosing'],
          ],
          do: ['Sort options in the order that people expect.'],
          dont: ['Use the placeholder as a value.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Monitor Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Product' }));
    await expect(args.onChange).toHaveBeenCalledWith('product');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: {
    isOpen: true,
    label: 'Match',
    value: 'name',
    options: [
      { id: 'name', label: 'Name', description: 'The name of the product', icon: <Icon icon={Type} /> },
      {
        id: 'sku',
        label: 'SKU',
        description: '6 to 12 letters, digits or dashes',
        icon: <Icon icon={Fingerprint} />,
      },
      { id: 'ean', label: 'EAN', description: 'Not for this shop', isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** What the chosen option means is beside it. */
export const DescribedOption: Story = {
  args: { options: [{ id: 'new', label: 'new', description: 'Everything new on the site' }] },
};

export const Placeholder: Story = { args: { value: null, placeholder: 'Choose a type' } };

export const WithDescription: Story = {
  args: { description: 'New-release monitors start hidden.' },
};

export const WithError: Story = { args: { value: null, error: 'Choose a type.', isRequired: true } };

export const LongOptions: Story = {
  args: {
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Winter releases of every region that is being watched, with all of their colors',
      },
      ...Array.from({ length: 30 }, (_, index) => ({
        id: `list-${index}`,
        label: `Keyword list ${index + 1}`,
      })),
    ],
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="button">
      {(label, isDisabled) => <Select {...args} label={label} isDisabled={isDisabled} />}
    </ControlStates>
  ),
  play: expectStates,
};
