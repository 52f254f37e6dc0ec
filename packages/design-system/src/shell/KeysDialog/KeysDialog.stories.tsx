import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { KeysDialog } from './KeysDialog';
import { keysGroups } from './KeysDialog.fixtures';

const meta = {
  title: 'Shell/KeysDialog',
  component: KeysDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    groups: keysGroups,
    areSingleKeysOn: true,
    onSingleKeysChange: fn(),
  },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'The keys of every act.',
          when: ['Opened by `?` or from the help menu.'],
          whenNot: ['The keys of one component: its docs page.'],
          do: ['Put what works on the page first, and say why the rest does not.'],
        }),
      },
    },
  },
} satisfies Meta<typeof KeysDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (label: string): ReturnType<typeof within> => {
  const item = screen.getByText(label).closest('li');
  return within(item ?? document.body);
};

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(screen.getByRole('heading', { name: 'Lists' })).toBeInTheDocument();
    await expect(row('Next row').getByText('No list on this page')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SingleKeysOff: Story = {
  args: {
    areSingleKeysOn: false,
    groups: keysGroups.map(({ name, items }) => ({
      name,
      items: items.map((item) =>
        /Ctrl|Esc/.test(item.strokes.join('')) ? item : { ...item, reason: 'Single-key shortcuts are off' },
      ),
    })),
  },
  play: async () => {
    await expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
