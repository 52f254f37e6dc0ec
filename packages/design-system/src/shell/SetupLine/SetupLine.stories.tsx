import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { SetupLine } from './SetupLine';

const meta = {
  title: 'Shell/SetupLine',
  component: SetupLine,
  tags: ['autodocs'],
  args: { done: 2, total: 4, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'How far the setup is; opens SetupDialog.',
          when: ['Beside the title of Settings and Monitors, until the account works or it is put away.'],
          whenNot: ['Progress of something that runs: ProgressBar.'],
          keyboard: [['Enter', 'Opens the list of steps']],
        }),
      },
    },
  },
} satisfies Meta<typeof SetupLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setup: 2 of 4 done' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
