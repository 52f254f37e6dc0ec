import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../internal/usage';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Layout/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['autodocs'],
  args: { theme: 'system', onThemeChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 224, paddingTop: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Chooses the theme. It reports the choice; the app applies and stores it.',
          when: ['At the bottom of the sidebar and of the phone menu.'],
          whenNot: [
            'A collapsed sidebar, which has no room: Preferences.',
            'Other choices: RadioGroup or Select.',
          ],
          keyboard: [['← →', 'Chooses the next or previous theme']],
        }),
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByText('Dark'));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const ByKeyboard: Story = {
  args: { theme: 'light' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
