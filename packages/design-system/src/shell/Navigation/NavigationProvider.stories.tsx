import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Link } from '../../primitives/Link/Link';
import { NavigationProvider } from './NavigationProvider';

const meta = {
  title: 'Shell/NavigationProvider',
  component: NavigationProvider,
  tags: ['autodocs'],
  args: { navigate: fn(), children: <Link href="/monitors">To the monitors</Link> },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Connects the app’s router to every link and menu item inside. Renders nothing itself.',
          when: ['Once, around the whole app.'],
          whenNot: ['A link leaves the product: Link handles that on its own.'],
        }),
      },
    },
  },
} satisfies Meta<typeof NavigationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'To the monitors' });
    await expect(link).toHaveAttribute('href', '/monitors');
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/monitors');
  },
};
