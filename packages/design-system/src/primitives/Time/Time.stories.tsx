import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { defaultFormats, type Formats } from '../../lib/format/formats';
import { usage } from '../../../../../.storybook/kit/usage';
import { FormatsProvider } from './FormatsProvider';
import { Time, type TimeProps } from './Time';

const at = Date.UTC(2026, 2, 14, 9, 26, 5);

const meta = {
  title: 'Primitives/Time',
  component: Time,
  subcomponents: { FormatsProvider },
  tags: ['autodocs'],
  args: { at, formats: { timeZone: 'Europe/Berlin' } },
  render: ({ formats, ...props }) => (
    <FormatsProvider formats={{ ...defaultFormats, ...formats }}>
      <Time {...props} />
    </FormatsProvider>
  ),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A moment in the chosen time zone, absolute or relative as the person prefers.',
          when: ['Whenever a moment is shown: of a message, a draft, an expiry.'],
          whenNot: [
            'A day of the calendar, such as a renewal: it has no time zone.',
            'Hundreds of cells: name the time zone in the heading once.',
          ],
          keyboard: [
            ['Tab', 'Shows the other form and the time zone'],
            ['Escape', 'Hides them'],
          ],
          do: ['Set `isAlwaysAbsolute` in a sentence that “in 7 days” would break.'],
        }),
      },
    },
  },
} satisfies Meta<TimeProps & { formats: Partial<Formats> }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('March 14, 2026 at 10:26', { exact: false });
    await expect(time).toHaveAttribute('datetime', '2026-03-14T09:26:05.000Z');
    await expect(time).toHaveTextContent(/Europe\/Berlin \(GMT\+1\)\)$/);
  },
};

export const OfToday: Story = { args: { format: 'time' } };

/** One of many: no tab stop, its title says the rest. */
export const InList: Story = {
  args: { format: 'time', isInList: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTitle(/Europe\/Berlin/)).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Day: Story = { args: { format: 'date' } };

export const TwelveHours: Story = {
  args: { format: 'time', formats: { timeZone: 'Asia/Tokyo', hours: '12' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^6:26:05\sPM/)).toBeVisible();
  },
};

/** The tooltip has the moment and its time zone. */
export const Relative: Story = {
  args: { at: Date.now() - 359_000, formats: { timeZone: 'Europe/Berlin', times: 'relative' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^5 minutes ago/)).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /^\w+ \d+, \d{4} at \d\d:\d\d, Europe\/Berlin \(GMT\+[12]\)$/,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** In a sentence, whatever the person prefers. */
export const AlwaysAbsolute: Story = {
  args: { isAlwaysAbsolute: true, formats: { timeZone: 'UTC', times: 'relative' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^March 14, 2026 at 09:26/)).toBeVisible();
  },
};
