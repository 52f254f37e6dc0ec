import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../internal/usage';
import { FocusKeeper } from '../../layout/FocusKeeper/FocusKeeper';
import { ViewTabs, type View, type ViewTabsProps } from './ViewTabs';

const view = (id: string, name: string, rest: Partial<View> = {}): View => ({
  id,
  name,
  isBuiltIn: false,
  isDefault: false,
  ...rest,
});

const builtIn = ['All', 'Alternative', 'Sneaker', 'Not setup', 'Blocked', 'Offline'].map((name) =>
  view(name, name, { isBuiltIn: true }),
);

const views = [
  ...builtIn.slice(0, 3),
  view('eu', 'Sneaker EU', { isDefault: true }),
  view('slow', 'Slow shops'),
  view('new', 'New this week'),
];

const meta = {
  title: 'Patterns/ViewTabs',
  component: ViewTabs,
  tags: ['autodocs'],
  args: {
    views,
    selectedId: 'All',
    isChanged: false,
    onSelect: fn(),
    onSave: fn(),
    onRename: fn(),
    onMove: fn(),
    onUpdate: fn(),
    onDelete: fn(),
    onMakeDefault: fn(),
    onShare: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The saved views of a list as tabs above it.',
          when: ['A list with filters that people come back to.'],
          whenNot: ['A few fixed filters: FilterSegments.', 'Parts of a page: Tabs.'],
          keyboard: [
            ['Tab', 'Goes through the views, the menu of the selected one and Save view'],
            ['Enter, Space', 'Show the view, or open the menu'],
            ['Enter, Escape', 'Save or cancel, in the name field'],
          ],
          do: ['Delete at once, with Undo in the list.'],
          dont: ['Change a view before Update view is chosen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (name: string) => screen.findByRole('button', { name: `Options of ${name}` });
const choose = (name: string) => screen.findByRole('menuitem', { name });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByRole('group', { name: 'Views' }));
    await expect(row.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Sneaker EU (default)' })).toBeVisible();
    await expect(row.queryByRole('button', { name: 'Save view' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Slow shops' }));
    await expect(args.onSelect).toHaveBeenCalledWith('slow');
  },
};

/** A built-in view can be the default and be shared, but not changed. */
export const BuiltInMenu: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await open('All'));
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Make default',
      'Copy link',
    ]);
    await userEvent.click(await choose('Make default'));
    await expect(args.onMakeDefault).toHaveBeenCalledWith('All');
  },
};

export const SavedMenu: Story = {
  args: { selectedId: 'eu' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await open('Sneaker EU'));
    await expect(await choose('Move left')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await choose('Move right'));
    await expect(args.onMove).toHaveBeenCalledWith('eu', 1);
    await userEvent.click(await open('Sneaker EU'));
    await userEvent.click(await choose('Remove default'));
    await expect(args.onMakeDefault).toHaveBeenCalledWith(null);
    await userEvent.click(await open('Sneaker EU'));
    await userEvent.click(await choose('Copy link'));
    await expect(args.onShare).toHaveBeenCalledWith('eu');
    await userEvent.click(await open('Sneaker EU'));
    await userEvent.click(await choose('Delete'));
    await expect(args.onDelete).toHaveBeenCalledWith('eu');
  },
};

export const OpenMenu: Story = {
  args: { selectedId: 'slow', isChanged: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await open('Slow shops'));
    await expect(await choose('Update view')).toBeVisible();
  },
};

/** The list differs from the view, which its dot says in words. */
export const Changed: Story = {
  args: { selectedId: 'slow', isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    const tab = canvas.getByRole('button', { name: 'Slow shops (changed)' });
    await userEvent.click(await open('Slow shops'));
    await userEvent.click(await choose('Update view'));
    await expect(args.onUpdate).toHaveBeenCalledWith('slow');
    await userEvent.click(tab);
    await expect(args.onSelect).toHaveBeenCalledWith('slow');
  },
};

/** A built-in view cannot be updated, so its changes can be saved as another view. */
export const ChangedBuiltIn: Story = {
  args: { isChanged: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'All (changed)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
    // With the keyboard, because the end of a hover closes the tooltip of the focused button.
    (await open('All')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await choose('Save as new view…')).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Update view' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Options of All');
  },
};

/** The list shows no view, so what it shows can be saved as one. */
export const NoView: Story = {
  args: { selectedId: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('  Restocks {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Restocks');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The error is at the field, and Enter saves nothing meanwhile. */
export const NameTaken: Story = {
  args: { selectedId: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
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
  args: { selectedId: 'slow' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await open('Slow shops'));
    await userEvent.click(await choose('Rename…'));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.click(await open('Slow shops'));
    await userEvent.click(await choose('Rename…'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Sluggish{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('slow', 'Sluggish');
  },
};

/** More views than fit: the row scrolls, with the selected view in sight. */
export const Crowded: Story = {
  args: {
    views: [
      ...builtIn,
      ...Array.from({ length: 20 }, (_, index) => view(`v${index}`, `Saved view ${index + 1}`)),
    ],
    selectedId: 'v14',
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
  args: {
    views: [...builtIn.slice(0, 2), view('long', longest), view('w', 'W'.repeat(40))],
    selectedId: 'w',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: longest })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longest);
  },
};

/** Without saved views there is nothing but the product's own. */
export const Empty: Story = {
  args: { views: builtIn },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(7);
  },
};

/** Keeps the views, as a list does. */
function Live(props: ViewTabsProps): ReactNode {
  const [state, setState] = useState({ views: props.views, selectedId: props.selectedId });
  return (
    <>
      <FocusKeeper />
      <ViewTabs
        {...props}
        {...state}
        onSelect={(selectedId) => setState({ ...state, selectedId })}
        onDelete={(id) => {
          props.onDelete(id);
          setState({ views: state.views.filter((each) => each.id !== id), selectedId: null });
        }}
      />
    </>
  );
}

/** One tab stop, arrows within, and the focus stays in the row when its view is deleted. */
export const ByKeyboard: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Options of All' })).toHaveFocus();
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const tab = canvas.getByRole('button', { name: 'Slow shops', pressed: true });
    await expect(tab).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await choose('Rename…')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('slow');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All' })).toHaveFocus());
  },
};

/** On a phone: one button with the name of the view. */
export const Narrow: Story = {
  args: { selectedId: 'slow', isChanged: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Slow shops (changed)' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Views' })).toBeNull();
  },
};

export const NarrowSheet: Story = {
  ...Narrow,
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Slow shops (changed)' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('radio', { name: 'Sneaker EU (default)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('eu');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Update view' }));
    await expect(args.onUpdate).toHaveBeenCalledWith('slow');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Rename…' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Views' })).toBeVisible();
  },
};
