import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { SupportDialog } from './SupportDialog';

const meta = {
  title: 'Shell/SupportDialog',
  component: SupportDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    supportUrl: 'https://chat.example/support',
    report: '2026-11-23T12:04:09.000Z error: Failed to save redirect (redirects.updateRedirect: timed out)',
    onCopyReport: fn(),
  },
  parameters: {
    specification: '2.17',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'The way to the support chat, with the report of the history if the person agrees.',
          when: ['Opened from the help menu of the sidebar.'],
          whenNot: ['A failure with a way out: offer Retry where it happened.'],
          keyboard: [
            ['Space', 'Takes the report with you, or leaves it'],
            ['Escape', 'Closes it'],
          ],
          dont: ['Copy or send anything that the person has not seen.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SupportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('link', { name: /^Open support chat/ })).toHaveAttribute(
      'href',
      'https://chat.example/support',
    );
    await expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
  },
};

/** The report is shown before it is copied. */
export const WithReport: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take the report with me' }));
    await expect(screen.getByRole('region', { name: 'Report' })).toHaveTextContent('timed out');
    await expect(screen.getByRole('link', { name: /^Copy report and open chat/ })).toBeInTheDocument();
  },
};

export const NothingHappened: Story = {
  args: { report: '' },
  play: async () => {
    await expect(screen.getByRole('checkbox')).toBeDisabled();
  },
};

export const NotAvailable: Story = {
  args: { supportUrl: '' },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
