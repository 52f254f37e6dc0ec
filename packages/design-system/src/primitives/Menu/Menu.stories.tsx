import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectStates, ItemStates, itemStates } from '../../../../../.storybook/kit/controlStates';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Kbd } from '../Kbd/Kbd';
import { Menu } from './Menu';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    label: 'Actions of Winter releases',
    trigger: <IconButton label="Actions" icon={<Icon icon={Ellipsis} />} />,
    groups: [
      {
        id: 'main',
        items: [
          { id: 'edit', label: 'Edit', icon: <Icon icon={Pencil} />, shortcut: <Kbd>E</Kbd> },
          { id: 'copy', label: 'Copy webhook URL', icon: <Icon icon={Copy} /> },
          { id: 'open', label: 'Open shop', icon: <Icon icon={ExternalLink} />, isDisabled: true },
        ],
      },
      {
        id: 'danger',
        items: [{ id: 'delete', label: 'Delete', icon: <Icon icon={Trash2} />, tone: 'danger' }],
      },
    ],
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Actions on one item, behind one button.',
          when: ['A row has more than two actions.', 'Choices that change a view: columns, filters.'],
          whenNot: ['The value of a field: Select.', 'One or two actions: show them as buttons.'],
          keyboard: [
            ['Enter / Space / Arrow down', 'Opens the menu'],
            ['Arrow keys', 'Move; typing jumps to an item'],
            ['Enter / Space', 'Runs the action'],
            ['Escape', 'Closes and returns the focus'],
          ],
          do: ['Put destructive actions last, in a separate group.'],
          dont: ['Hide an action that exists nowhere else.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
};

export const LongLabels: Story = {
  play: open,
  args: {
    groups: [
      {
        id: 'all',
        items: [
          {
            id: 'one',
            label: 'Send to the webhook of the winter releases of every region that is being watched',
            description: 'Takes effect with the next message.',
            icon: <Icon icon={Copy} />,
          },
          { id: 'two', label: 'Short' },
        ],
      },
    ],
  },
};

export const States: Story = {
  args: {
    groups: [
      {
        id: 'states',
        items: itemStates.map((state) => ({
          id: state,
          label: state,
          icon: <Icon icon={Pencil} />,
          isDisabled: state === 'Disabled',
        })),
      },
    ],
  },
  render: (args) => (
    <ItemStates itemRole="menuitem">
      <Menu {...args} />
    </ItemStates>
  ),
  play: async (context) => {
    await open(context);
    await expectStates();
  },
};
