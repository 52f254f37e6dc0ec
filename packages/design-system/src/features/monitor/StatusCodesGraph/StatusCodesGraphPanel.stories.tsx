import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { unreadableRows } from '../../../patterns/UnreadableRows/UnreadableRows.fixtures';
import { makePoints, makeSeries } from './StatusCodesGraphPanel.fixtures';
import { StatusCodesGraphPanel } from './StatusCodesGraphPanel';

const points = makePoints(96);
const everyCode = makePoints(36, ['301', '400', '406', '500', '429']);
const dense = makePoints(2_016);
const busy = [{ time: points[0]?.time ?? 0, counts: { 200: 1_900 } }];

const meta = {
  title: 'Features/monitor/StatusCodesGraphPanel',
  component: StatusCodesGraphPanel,
  tags: ['autodocs'],
  args: {
    series: makeSeries(points),
    points,
    range: 'all',
    status: 'ready',
    error: null,
    onRangeChange: fn(),
    onWidthChange: fn(),
    onRetry: fn(),
    onExport: fn(),
  },
  parameters: {
    specification: '2.10',
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: usage({
          summary: 'How often each status code was received over time, as step lines and as a table.',
          when: ['On a monitor’s page, in place of its sections, for developers.'],
          whenNot: ['One number: a sentence or a Badge.'],
          keyboard: [
            ['← →', 'On the graph: moves from point to point'],
            ['Home, End', 'Moves to the first or last point'],
            ['Space', 'On a code of the legend: hides or shows its line'],
          ],
          do: ['Thin out the lines for the width that `onWidthChange` reports.'],
        }),
      },
    },
  },
} satisfies Meta<typeof StatusCodesGraphPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartRendered = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('.recharts-line')).not.toBeNull());

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Status Codes Over Time' })).toBeVisible();
    await expect(canvas.getByText('Tracking response status codes from monitor requests')).toBeVisible();
    await chartRendered(canvasElement);
    await expect(canvas.getByRole('region')).toHaveStyle({ height: '700px' });
    await expect(canvas.getByText('Count')).toBeInTheDocument();
    await expect(args.onWidthChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last hour' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith('hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The arrow keys move through the points, like the pointer. */
export const AtAMoment: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chartRendered(canvasElement);
    const reader = canvas.getByRole('slider', { name: 'Moment' });
    reader.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('2026-11-21 04:10'));
    await expect(canvas.getByTestId('point')).toHaveTextContent('2026-11-21 04:10');
    await expect(canvas.getByTestId('point')).toHaveTextContent('200 OK');
  },
};

/** Each code has its own color and dash pattern; unknown codes are gray. */
export const EveryCode: Story = {
  args: { points: everyCode, series: makeSeries(everyCode) },
  play: async ({ canvas, canvasElement }) => {
    await chartRendered(canvasElement);
    for (const name of [
      /200 OK/,
      /301 Moved Permanently/,
      /400 Bad Request/,
      /403 Forbidden/,
      /404 Not Found/,
      /406 Not Acceptable/,
      /500 Internal Server Error/,
      /503 Service Unavailable/,
      /Status 429/,
    ]) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(canvasElement.querySelectorAll('.recharts-line')).toHaveLength(9);
  },
};

export const SomeHidden: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chartRendered(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /200 OK/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-line')).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: /200 OK/ })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const SomeUnreadable: Story = {
  args: { unreadable: unreadableRows },
  play: async ({ canvas, canvasElement }) => {
    await chartRendered(canvasElement);
    await expect(await canvas.findByText('3 rows could not be read')).toBeVisible();
  },
};

export const AsATable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chartRendered(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /View as table/ }));
    await expect(await canvas.findByRole('columnheader', { name: /403 Forbidden/ })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: '2026-11-21 12:00' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { series: [], points: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading status codes')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { series: [], points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available to display')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { series: [], points: [], error: 'Failed to fetch status codes' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch status codes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A week of points: the axis shows the days too. */
export const Crowded: Story = {
  args: { points: dense, series: makeSeries(dense) },
  play: async ({ canvas, canvasElement }) => {
    await chartRendered(canvasElement);
    await expect(canvas.getAllByText(/Nov \d+/).length).toBeGreaterThan(2);
  },
};

/** The axis counts in whole numbers: 1,500 and not 1.5K. */
export const ThousandsOfAnswers: Story = {
  args: { points: busy, series: makeSeries(busy) },
  play: async ({ canvas, canvasElement }) => {
    await chartRendered(canvasElement);
    await expect(canvas.getByText('1,500')).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await chartRendered(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
