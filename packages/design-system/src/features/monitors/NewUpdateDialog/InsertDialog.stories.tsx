import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import InsertDialog from './InsertDialog';

const meta = {
  title: 'Features/monitors/InsertDialog',
  component: InsertDialog,
  tags: ['autodocs'],
  args: { title: 'Insert into field 1', onInsert: fn(), onClose: fn() },
  parameters: {
    specification: '2.7',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component: usage({
          summary: 'Writes a Discord timestamp, a mention or an emoji into a field of an update.',
          when: ['The insert button of a field.'],
          whenNot: ['An emoji whose name is known: type it between colons.'],
          keyboard: [['Enter', 'Inserts; in the search of emoji, the first one']],
        }),
      },
    },
  },
} satisfies Meta<typeof InsertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emoji, because a time would be another one tomorrow. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Emoji' }));
    const search = await screen.findByRole('searchbox', { name: 'Search emoji by name' });
    await userEvent.type(search, 'nothing has this name');
    await expect(screen.getByText('No emoji has this name')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'rocket{Enter}');
    await expect(args.onInsert).toHaveBeenCalledWith('🚀');
  },
};

export const Mention: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Mention' }));
    const id = screen.getByRole('textbox', { name: 'ID' });
    await userEvent.type(id, 'ada');
    await expect(id).toHaveAccessibleDescription(/An ID has digits alone/);
    await userEvent.clear(id);
    await userEvent.type(id, '1090000000000000002{Enter}');
    await expect(args.onInsert).toHaveBeenCalledWith('<@1090000000000000002>');
  },
};
