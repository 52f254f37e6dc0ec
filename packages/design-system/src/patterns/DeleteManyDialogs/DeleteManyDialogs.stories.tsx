import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { DeleteManyDialogs } from './DeleteManyDialogs';

const meta = {
  title: 'Patterns/DeleteManyDialogs',
  component: DeleteManyDialogs,
  tags: ['autodocs'],
  args: {
    noun: 'redirects',
    question: 1_204,
    onConfirm: fn(),
    onCancel: fn(),
    report: null,
    onReportClose: fn(),
  },
  parameters: {
    specification: '4.18',
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: usage({
          summary: 'Confirms deleting several items, and lists those that could not be deleted.',
          when: ['Several rows are deleted together.'],
          whenNot: ['One row: it is deleted at once, with Undo.'],
          keyboard: [['Escape', 'Keeps the items']],
        }),
      },
    },
  },
} satisfies Meta<typeof DeleteManyDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 1,204 redirects' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const SomeFailed: Story = {
  args: {
    question: null,
    report: {
      total: 12,
      failed: [
        { id: 1, name: 'air jordan 1 high og chicago' },
        { id: 2, name: 'a keyword that is longer than the line that it is shown in, and therefore wraps' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('air jordan 1 high og chicago');
    await userEvent.keyboard('{Escape}');
    await expect(args.onReportClose).toHaveBeenCalled();
  },
};
