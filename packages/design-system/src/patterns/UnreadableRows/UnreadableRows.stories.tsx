import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { UnreadableRows } from './UnreadableRows';
import { unreadableRows } from './UnreadableRows.fixtures';

const meta = {
  title: 'Patterns/UnreadableRows',
  component: UnreadableRows,
  tags: ['autodocs'],
  args: { rows: unreadableRows },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Shows, above a list, the rows that could not be read, as the server sent them.',
          when: ['Above every list from the server whose rows may not match the contract.'],
          whenNot: ['The whole list could not be loaded: the table’s failed state, with Retry.'],
          keyboard: [
            ['Tab', 'Moves to Show; when open, to the buttons and the text of each row'],
            ['Enter / Space', 'On Show: opens and closes the list'],
          ],
          do: ['Render it only if there are such rows; its code is loaded then.'],
          dont: ['Show values of the row anywhere else: they may contain a webhook.'],
        }),
      },
    },
  },
} satisfies Meta<typeof UnreadableRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('3 rows could not be read');
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneRow: Story = {
  args: { rows: unreadableRows.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('1 row could not be read');
  },
};

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(canvas.getByText('ID 502')).toBeVisible();
    await expect(canvas.getByText('Row without an ID')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /ID 502/ })).not.toHaveTextContent('not-a-real-token');
    await expect(canvas.getByRole('group', { name: /ID px-2/ })).not.toHaveTextContent('hunter2');
  },
};

export const Revealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show secrets of data.redirects.1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: /ID 502/ })).toHaveTextContent('not-a-real-token');
  },
};

export const Crowded: Story = {
  args: {
    rows: Array.from({ length: 1200 }, (_, index) => ({
      id: `a-very-long-id-of-a-row-${'0'.repeat(60)}-${index}`,
      path: `monitors.${index}`,
      raw: { name: 'x'.repeat(300) },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await expect(canvas.getByText('And 1,150 more.')).toBeInTheDocument();
  },
};
