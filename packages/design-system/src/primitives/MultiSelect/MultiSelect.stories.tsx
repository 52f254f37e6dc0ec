import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { expectStates, ItemStates, itemStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn, useStoryValue } from '../../../../../.storybook/kit/stories';
import { crowd, groupedRoles, members, roles } from './MultiSelect.fixtures';
import { usage } from '../../../../../.storybook/kit/usage';
import { MultiSelect } from './MultiSelect';

const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: { label: 'Roles', options: roles, selectedKeys: new Set(['2']), onChange: fn() },
  decorators: [inColumn('480px')],
  render: function Render(args) {
    const [selectedKeys, setSelectedIds] = useStoryValue(args.selectedKeys, args.onChange);
    return <MultiSelect {...args} selectedKeys={selectedKeys} onChange={setSelectedIds} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Several choices of many, found by typing.',
          when: ['Several choices from a list that is too long to see at once.'],
          whenNot: ['One of a few: Select or RadioGroup.', 'Up to six options: checkboxes.'],
          keyboard: [
            ['Typing', 'Searches'],
            ['↑ / ↓, Page Up / Page Down', 'Moves through the results'],
            ['Enter', 'Selects or deselects the option'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Early access/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['2', '3']));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Moderator' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['3']));
  },
};

export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('combobox', { name: 'Search Roles' });
    await userEvent.type(search, 'mem');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(search, { key: 'Escape', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(search).toHaveValue('mem');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['2', '4']));
    await expect(search).toHaveFocus();
  },
};

export const SelectAllFound: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'er');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 3 found' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['1', '2', '4']));
  },
};

export const WithAvatars: Story = {
  args: { label: 'Members', options: members, selectedKeys: new Set(['11']) },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('combobox');
    const expectImages = (images: readonly boolean[]): Promise<void> =>
      waitFor(() =>
        expect(canvas.getAllByRole('option').map((option) => option.querySelector('img') !== null)).toEqual(
          images,
        ),
      );
    await expectImages([true, true, false]);
    await userEvent.type(search, 'ada');
    await expectImages([true]);
    await userEvent.clear(search);
    await expectImages([true, true, false]);
    search.blur();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('No matches for “zzz”')).toBeVisible());
    await expect(canvas.queryAllByRole('option')).toEqual([]);
  },
};

export const Empty: Story = { args: { options: [], selectedKeys: new Set() } };

/** A search keeps only the headings with matching options. */
export const Grouped: Story = {
  args: { options: groupedRoles },
  play: async ({ canvas, userEvent, args }) => {
    const current = canvas.getByRole('group', { name: 'Current overrides' });
    await expect(within(current).getAllByRole('option')).toHaveLength(1);
    await expect(current).toHaveTextContent('ModeratorAllowed');
    await userEvent.type(canvas.getByRole('combobox'), 'member');
    await expect(canvas.queryByRole('group', { name: 'Current overrides' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['2', '4']));
  },
};

export const Crowded: Story = {
  args: { label: 'Members', options: crowd, selectedKeys: new Set(crowd.slice(0, 40).map(({ id }) => id)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option').length).toBeLessThan(20);
    await userEvent.type(canvas.getByRole('combobox'), '4999 member');
    await expect(canvas.getByRole('option', { name: /member-4999/ })).toHaveAttribute('aria-setsize', '1');
  },
};

/** Options cannot be disabled one by one. */
const stateOptions = itemStates
  .filter((state) => state !== 'Disabled')
  .map((state) => ({ id: state, label: state }));

export const States: Story = {
  args: { label: 'Roles', selectedKeys: new Set(), options: stateOptions },
  render: (args) => (
    <ItemStates itemRole="option">
      <MultiSelect {...args} />
    </ItemStates>
  ),
  play: expectStates,
};
