import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { FocusKeeper } from '../../shell/FocusKeeper/FocusKeeper';
import { ListMenu } from '../ListMenu/ListMenu';
import { useViewActions } from './useViewActions';
import { ViewTabs, type View, type ViewTabsProps } from './ViewTabs';

const view = (id: string, name: string, rest: Partial<View> = {}): View => ({
  id,
  name,
  href: `/monitors?view=${id}`,
  isBuiltIn: false,
  isDefault: false,
  ...rest,
});

const all = view('all', 'All', { isBuiltIn: true });

const views = [
  all,
  view('eu', 'Sneaker EU', { isDefault: true }),
  view('slow', 'Slow shops'),
  view('new', 'New this week'),
];

/** The tabs with the menu of their list, which keeps the views as a page does. */
function Views(props: ViewTabsProps): ReactNode {
  const [state, setState] = useState({ views: props.views, selectedKey: props.selectedKey });
  const live: ViewTabsProps = {
    ...props,
    ...state,
    onSelectionChange: (selectedKey) => {
      props.onSelectionChange(selectedKey);
      setState({ ...state, selectedKey });
    },
    onDelete: (id) => {
      props.onDelete(id);
      setState({ views: state.views.filter((each) => each.id !== id), selectedKey: null });
    },
  };
  const { groups, dialog } = useViewActions(live);
  return (
    <>
      <FocusKeeper />
      <ViewTabs {...live} />
      <ListMenu groups={groups} />
      {dialog}
    </>
  );
}

const meta = {
  title: 'Patterns/ViewTabs',
  component: ViewTabs,
  tags: ['autodocs'],
  render: (args) => <Views {...args} />,
  args: {
    views,
    selectedKey: 'all',
    isChanged: false,
    onSelectionChange: fn(),
    onSave: fn(),
    onRename: fn(),
    onMove: fn(),
    onUpdate: fn(),
    onDelete: fn(),
    onMakeDefault: fn(),
    onCopied: fn(),
    onCopyError: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The saved views of a list as tabs above it, once there is one.',
          when: ['A list with filters that people come back to.'],
          whenNot: ['A few fixed filters: FilterSelect.', 'Parts of a page: Tabs.'],
          keyboard: [
            ['Tab', 'Goes through the views'],
            ['Enter, Space', 'Show the view'],
            ['Enter, Escape', 'Save or cancel, in the name field'],
          ],
          do: ['Save and change views in the menu of the list.', 'Delete at once, with Undo in the list.'],
          dont: ['Change a view before Update is chosen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = () => screen.getByRole('button', { name: 'List options' });
const choose = (name: string) => screen.findByRole('menuitem', { name });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('group', { name: 'Views' }));
    await expect(row.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Sneaker EU (default)' })).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Slow shops' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('slow');
  },
};

/** All rows as they are: there is nothing to save. */
export const AllRows: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(menu());
    await expect(await screen.findByRole('menuitem', { name: /^Save view…/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SavedMenu: Story = {
  args: { selectedKey: 'eu' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menu());
    await expect(screen.queryByRole('menuitem', { name: 'Move left' })).toBeNull();
    await userEvent.click(await choose('Move right'));
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'eu', to: 1 });
    await userEvent.click(menu());
    await userEvent.click(await choose('Remove default'));
    await expect(args.onMakeDefault).toHaveBeenCalledWith(null);
    await userEvent.click(menu());
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await choose('Copy link'));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(written).toHaveBeenCalledWith(`${window.location.origin}/monitors?view=eu`);
    await userEvent.click(menu());
    await userEvent.click(await choose('Delete'));
    await expect(args.onDelete).toHaveBeenCalledWith('eu');
  },
};

/** The list differs from the view, which its dot says in words. */
export const Changed: Story = {
  args: { selectedKey: 'slow', isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(menu());
    await userEvent.click(await choose('Update “Slow shops”'));
    await expect(args.onUpdate).toHaveBeenCalledWith('slow');
    await userEvent.click(canvas.getByRole('button', { name: 'Slow shops (changed)' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('slow');
  },
};

export const OpenMenu: Story = {
  args: { selectedKey: 'slow', isChanged: true },
  play: async ({ userEvent }) => {
    await userEvent.click(menu());
    await expect(await choose('Update “Slow shops”')).toBeVisible();
  },
};

/** The list shows no view, so what it shows can be saved as one. */
export const NoView: Story = {
  args: { selectedKey: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save view…/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('  Restocks {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Restocks');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The error is at the field, and Enter saves nothing meanwhile. */
export const NameTaken: Story = {
  args: { selectedKey: null },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save view…/ }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a name.'));
    await userEvent.keyboard('sneaker eu{Enter}');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('“Sneaker EU” is another view.'));
    await expect(field).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Rename: Story = {
  args: { selectedKey: 'slow' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(menu());
    await userEvent.click(await choose('Rename…'));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.click(menu());
    await userEvent.click(await choose('Rename…'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Sluggish{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith({ id: 'slow', name: 'Sluggish' });
  },
};

/** More views than fit: the row scrolls, with the selected view in sight. */
export const Crowded: Story = {
  args: {
    views: [all, ...Array.from({ length: 20 }, (_, index) => view(`v${index}`, `Saved view ${index + 1}`))],
    selectedKey: 'v14',
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Views' }).getBoundingClientRect();
    const tab = canvas.getByRole('button', { name: 'Saved view 15' }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThan(row.left);
    await expect(tab.right).toBeLessThan(row.right);
  },
};

const longest = 'Wednesday restocks of women’s sizes, NL';

export const LongNames: Story = {
  args: { views: [all, view('long', longest), view('w', 'W'.repeat(40))], selectedKey: 'w' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: longest })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longest);
  },
};

/** Without saved views there are no tabs. */
export const Empty: Story = {
  args: { views: [all] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
};

/** The focus stays in the row when its view is deleted. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Slow shops', pressed: true })).toHaveFocus();
    menu().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await choose('Rename…')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('slow');
    await waitFor(() => expect(menu()).toHaveFocus());
  },
};

/** On a phone they are in the filter sheet of the list. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
};
