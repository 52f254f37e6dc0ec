import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { ConfigErrorScreen } from './ConfigErrorScreen';

const meta = {
  title: 'Features/status-pages/ConfigErrorScreen',
  component: ConfigErrorScreen,
  tags: ['autodocs'],
  args: {
    problems: [
      { key: 'apiBaseUrl', message: 'is missing or is no text' },
      { key: 'loginUrl', message: 'is no address that begins with https:// or http://' },
    ],
    onReload: fn(),
  },
  parameters: {
    specification: '2.2',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Shows which key of /config.json is missing or wrong.',
          when: ['The app starts without a valid configuration.'],
          whenNot: ['Errors after that: ErrorScreen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ConfigErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('apiBaseUrl')).toBeVisible();
    await expect(canvas.getByText('is missing or is no text')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WholeFile: Story = {
  args: { problems: [{ key: 'config.json', message: 'could not be read from this address, or is no JSON' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('config.json')).toBeVisible();
  },
};
