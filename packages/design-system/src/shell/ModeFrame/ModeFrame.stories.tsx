import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ModeFrame } from './ModeFrame';

const meta = {
  title: 'Shell/ModeFrame',
  component: ModeFrame,
  tags: ['autodocs'],
  args: { areValuesHidden: true, onShowValues: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '240px' },
      description: {
        component: usage({
          summary: 'Says around the window what the person has switched off, and switches it on again.',
          when: ['Around every page and dialog while values are hidden.'],
          whenNot: ['Something is off for a moment, or on one page: say it there.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ModeFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show values' }));
    await expect(args.onShowValues).toHaveBeenCalledOnce();
  },
};

export const Off: Story = {
  args: { areValuesHidden: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
