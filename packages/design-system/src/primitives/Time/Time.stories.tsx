import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { FormatsProvider } from './FormatsProvider';
import { Time } from './Time';

const at = Date.UTC(2026, 2, 14, 9, 26, 5);

const meta = {
  title: 'Primitives/Time',
  component: Time,
  subcomponents: { FormatsProvider },
  tags: ['autodocs'],
  args: { at },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A moment in the browser’s time zone.',
          when: ['Whenever a moment is shown: of a message, a draft, an expiry.'],
          whenNot: [
            'A day of the calendar, such as a renewal: it has no time zone.',
            'Hundreds of cells: name the time zone in the heading once.',
          ],
          keyboard: [
            ['Tab', 'Shows how long ago it was, and the time zone'],
            ['Escape', 'Hides them'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Time>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-03-14T09:26:05.000Z');
    await expect(time).toHaveTextContent(/UTC\)$/);
  },
};

/** The tooltip is for the eye: its text is in the element, too, and not told twice. */
export const Focused: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/UTC$/);
    await expect(canvas.getByRole('time')).not.toHaveAttribute('aria-describedby');
  },
};

/** One of many: no tab stop. The tooltip is for the pointer, and told once: screen readers have its text. */
export const InList: Story = {
  args: { format: 'time', isInList: true },
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('time');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.hover(time);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/UTC$/);
    await expect(time).not.toHaveAccessibleDescription();
    await expect(time).toHaveTextContent(/UTC\)$/);
    await userEvent.unhover(time);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Day: Story = { args: { format: 'date' } };
