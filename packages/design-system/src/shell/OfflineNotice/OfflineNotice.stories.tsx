import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { OfflineNotice } from './OfflineNotice';

const meta = {
  title: 'Shell/OfflineNotice',
  component: OfflineNotice,
  tags: ['autodocs'],
  args: { isOffline: true },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Shows that the browser is offline.',
          when: ['Above every page; the Shell renders it.'],
          whenNot: ['One request failed: show that where it happened.'],
        }),
      },
    },
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You are offline')).toBeVisible());
  },
};

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You are offline')).toBeNull();
  },
};
