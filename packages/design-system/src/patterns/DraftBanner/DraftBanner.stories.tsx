import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../internal/usage';
import { DraftBanner } from './DraftBanner';

const meta = {
  title: 'Patterns/DraftBanner',
  component: DraftBanner,
  tags: ['autodocs'],
  args: { savedAt: '2026-03-14T09:26:00', onRestore: fn(), onDismiss: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Offers a draft from before a reload, a crash or a forced sign-out.',
          when: ['The user returns to a page whose draft is kept in the browser.'],
          whenNot: ['Unsaved changes of this visit: UnsavedBar.'],
          keyboard: [
            ['Tab', 'Moves through the buttons'],
            ['Enter / Space', 'Presses the focused button'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof DraftBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText(/^You have unsaved changes from/)).toHaveTextContent(
      /^You have unsaved changes from March 14, 2026 at 09:26 \(.+, UTC\)\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
