import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { KeyHintsContext } from '../../keys/keyHints';
import { usage } from '../../../../../.storybook/kit/usage';
import { SearchField, type SearchFieldProps } from './SearchField';

function Controlled(props: SearchFieldProps): ReactNode {
  const [value, onChange] = useStoryValue(props.value, props.onChange);
  return <SearchField {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search monitors', value: '', placeholder: 'Search monitors...', onChange: fn() },
  decorators: [inColumn('320px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Filters a list during typing.',
          when: ['Lists that are longer than a screen.'],
          whenNot: ['Choosing a value: Select or MultiSelect, which search by themselves.'],
          keyboard: [
            ['Escape', 'Clears the field, and leaves it once it is empty'],
            ['Arrow down, Enter', 'Goes to the list below'],
          ],
          do: ['Filter the loaded rows at once.'],
          dont: ['Require Enter.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SearchField>;

const onSubmit = fn();

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search monitors' }), 'air');
    await expect(args.onChange).toHaveBeenLastCalledWith('air');
    // An input method takes its own Escape; Safari marks the last one with a code alone.
    const box = canvas.getByRole('searchbox');
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    await fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
    await expect(args.onChange).toHaveBeenLastCalledWith('air');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Filled: Story = {
  parameters: { picture: false },
  args: { value: 'air runner' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('air runner');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByRole('searchbox'), 'air runner');
  },
};

export const WithShortcut: Story = {
  args: { keyAct: 'search' },
  decorators: [
    (Story) => (
      <KeyHintsContext value={{ search: '/' }}>
        <Story />
      </KeyHintsContext>
    ),
  ],
};

export const WithLabel: Story = { args: { isLabelVisible: true, label: 'Keyword or webhook' } };

/** Enter searches; the form around the field is submitted by its own button. */
export const InAForm: Story = {
  parameters: { picture: false },
  args: { value: 'air' },
  decorators: [
    (Story) => (
      <form
        aria-label="Access"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="div:has(> input)" canBeDisabled={false}>
      {(label) => <SearchField {...args} label={label} value={label} />}
    </ControlStates>
  ),
  play: expectStates,
};
