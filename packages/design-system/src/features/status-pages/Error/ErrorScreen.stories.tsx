import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Features/status-pages/ErrorScreen',
  component: ErrorScreen,
  tags: ['autodocs'],
  args: { message: 'Not Found', onBack: fn() },
  parameters: {
    specification: '2.18',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Replaces a page that cannot be shown.',
          when: ['An unknown path, or a page that failed to render.'],
          whenNot: ['A part of a page failed: show that there, with Retry.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('Not Found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to dashboard' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithReload: Story = {
  args: { message: "Cannot read properties of undefined (reading 'name')", onReload: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WithoutMessage: Story = {
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back to dashboard' })).toBeVisible();
  },
};

export const Crowded: Story = {
  args: { message: 'TypeError: a message that nobody wrote for people to read. '.repeat(30), onReload: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A deployment replaced the page's script. */
export const Outdated: Story = {
  args: { isOutdated: true, message: 'This page is of an older version', onReload: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This page is of an older version' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
