import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { useStoryValue } from '../../../../../../.storybook/kit/stories';
import { usage } from '../../../../../../.storybook/kit/usage';
import { unreadableRows } from '../../../patterns/UnreadableRows/UnreadableRows.fixtures';
import { Button } from '../../../primitives/Button/Button';
import { Dialog } from '../../../primitives/Dialog/Dialog';
import { TextField } from '../../../primitives/TextField/TextField';
import { ListManager, type ListManagerProps } from './ListManager';

const names = ['Winter releases', 'Collaborations', 'Restocks', 'Kids', 'Raffles EU'];

/** Searches like the page: by name, ignoring case. */
function Searchable(props: ListManagerProps): ReactNode {
  const [search, setSearch] = useStoryValue(props.search, props.onSearchChange);
  const lists = props.lists.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return <ListManager {...props} lists={lists} search={search} onSearchChange={setSearch} />;
}

const meta = {
  title: 'Features/monitors/ListManager',
  component: ListManager,
  tags: ['autodocs'],
  args: {
    heading: 'Keyword Settings',
    noun: 'keywordLists',
    lists: names.map((name, index) => ({ id: index + 1, name, count: (index * 47) % 130 })),
    search: '',
    onSearchChange: fn(),
    countLabel: 'Keywords',
    createLabel: 'Create Keyword List',
    emptyText: 'No keyword lists found',
    failedText: 'The keyword lists could not be loaded',
    onRetry: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
  },
  render: (args) => <Searchable {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A panel that finds, creates, edits and deletes lists of one kind.',
          when: ['Keyword lists and proxy lists: named lists of many lines.'],
          whenNot: ['Texts without a name: EditableList.', 'Items with several fields: DataTable.'],
          keyboard: [
            ['Enter', 'On a row: edits the list'],
            ['Tab', 'From a row to its buttons'],
          ],
          do: ['Remove a deleted list at once, and restore it if the server refuses.'],
          dont: ['Edit inside the row: a list does not fit there.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ListManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Keyword List' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    const row = canvas.getByRole('row', { name: /Restocks/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Duplicate / }));
    await expect(args.onDuplicate).toHaveBeenCalledWith(3);
    await userEvent.click(within(row).getByRole('button', { name: /^Delete / }));
    await expect(args.onDelete).toHaveBeenCalledWith(3);
    await userEvent.click(within(row).getByRole('rowheader'));
    await expect(args.onEdit).toHaveBeenCalledWith(3);
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search keyword lists' }), 're');
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Winter releases',
      'Restocks',
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText('No keyword lists found')).toBeVisible();
  },
};

/** A deleted list can be restored for a while. */
export const Deleted: Story = {
  args: { undoLabel: 'Autumn releases', onUndo: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete of Autumn releases' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { lists: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No keyword lists found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first list' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { lists: [], status: 'loading' } };

export const Failed: Story = {
  args: { lists: [], status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SomeUnreadable: Story = {
  args: { unreadable: unreadableRows },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 rows could not be read')).toBeVisible();
  },
};

export const Editing: Story = {
  args: {
    editor: (
      <Dialog
        isOpen
        onClose={fn()}
        title="Create Keyword List"
        footer={<Button variant="primary">Create Keyword List</Button>}
      >
        <TextField label="Name" value="" onChange={fn()} />
      </Dialog>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Create Keyword List' })).toBeInTheDocument();
  },
};

export const Crowded: Story = {
  args: {
    lists: Array.from({ length: 400 }, (_, index) => ({
      id: index,
      name: `${names[index % names.length]} ${index} of a name that goes on for longer than there is room`,
      count: index * 311,
    })),
  },
};
