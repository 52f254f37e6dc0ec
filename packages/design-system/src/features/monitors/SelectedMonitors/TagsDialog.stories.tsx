import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { TagsDialog } from './TagsDialog';

const meta = {
  title: 'Features/monitors/SelectedMonitors/TagsDialog',
  component: TagsDialog,
  tags: ['autodocs'],
  args: {
    monitors: [['EU', 'Night shift'], ['EU']],
    known: ['EU', 'Night shift', 'Resell'],
    onSave: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.7',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: usage({
          summary: 'Gives tags to the selected monitors, or takes them away.',
          when: ['“Tags…” in the selection bar of the overview.'],
          whenNot: ['What the server keeps: BulkChangeDialog.'],
          do: ['Leave a tag that only some of the monitors have as it is until a person chooses.'],
        }),
      },
    },
  },
} satisfies Meta<typeof TagsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of the two monitors has “Night shift”. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Night shift' })).toBePartiallyChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'EU' }));
    const field = dialog.getByRole('textbox', { name: 'New tags' });
    await userEvent.type(field, 'x'.repeat(31));
    await expect(field).toHaveAccessibleDescription(/at most 30 characters/);
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'a,b,c,d,e,f,g,h,i,j');
    await expect(field).toHaveAccessibleDescription(/at most 10 tags/);
    await userEvent.clear(field);
    await userEvent.type(field, ' Early , Late');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ added: ['Early', 'Late'], removed: ['EU'] });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
