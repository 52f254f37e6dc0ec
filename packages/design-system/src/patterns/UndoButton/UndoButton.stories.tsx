import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../internal/usage';
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
          summary: 'Takes back the last delete, beside the list that it was in.',
          when: ['A delete was sent without a question.'],
          whenNot: ['Many were deleted together: that was asked first.'],
          keyboard: [['Enter / Space', 'Takes the delete back']],
          do: ['Keep the offer for longer than the toast stays.'],
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
