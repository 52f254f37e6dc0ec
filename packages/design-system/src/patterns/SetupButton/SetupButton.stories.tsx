import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../internal/usage';
import { SetupButton } from './SetupButton';

const meta = {
  title: 'Patterns/SetupButton',
  component: SetupButton,
  tags: ['autodocs'],
  args: { done: 3, total: 8, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'How far the setup is; opens SetupDialog.',
          when: ['Beside the title of Settings and Monitors, until all steps are done or it is put away.'],
          whenNot: ['Progress of something that runs: ProgressBar.'],
          keyboard: [['Enter', 'Opens the list of steps']],
        }),
      },
    },
  },
} satisfies Meta<typeof SetupButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setup: 3 of 8' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const NothingDone: Story = { args: { done: 0 } };

export const AlmostDone: Story = { args: { done: 7 } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
