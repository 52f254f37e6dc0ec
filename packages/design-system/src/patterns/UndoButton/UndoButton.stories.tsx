import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { UndoButton } from './UndoButton';

const meta = {
  title: 'Patterns/UndoButton',
  component: UndoButton,
  tags: ['autodocs'],
  args: { label: 'Dunk', onUndo: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Undoes the last delete, next to the list.',
          when: ['An item was deleted without a confirmation.'],
          whenNot: ['Many items were deleted together: that is confirmed first.'],
          keyboard: [['Enter / Space', 'Undoes the delete']],
          do: ['Keep the button longer than the toast.'],
        }),
      },
    },
  },
} satisfies Meta<typeof UndoButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete of Dunk' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const NothingToUndo: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
