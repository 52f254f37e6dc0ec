import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';
import { defaultFormats } from '../../../lib/format/formats';
import { usage } from '../../../../../../.storybook/kit/usage';
import { unreadableRows } from '../../../patterns/UnreadableRows/UnreadableRows.fixtures';
import { FormatsProvider } from '../../../primitives/Time/FormatsProvider';
import { makePoints, makeSeries } from './StatusCodesGraphPanel.fixtures';
import { StatusCodesGraphPanel } from './StatusCodesGraphPanel';

const points = makePoints(96);
const everyCode = makePoints(36, ['301', '400', '406', '500', '429']);
const dense = makePoints(2_016);
const before = points.map(({ time }, index) => ({
  time,
  counts: points[(index + 40) % points.length]?.counts ?? {},
}));
const busy = [{ time: points[0]?.time ?? 0, counts: { 200: 1_900 } }];
const tokyo = { ...defaultFormats, timeZone: 'Asia/Tokyo', hours: '12' } as const;

const meta = {
  title: 'Features/monitor/StatusCodesGraphPanel',
  component: StatusCodesGraphPanel,
  tags: ['autodocs'],
  args: {
    series: makeSeries(points),
    points,
    range: 'all',
    isZoomed: false,
    earlier: 'none',
    earlierChoices: ['none'],
    earlierPoints: [],
    earlierSeries: [],
    errorShare: 0.1834,
    status: 'ready',
    error: null,
    onRangeChange: fn(),
    onZoomChange: fn(),
    onEarlierChange: fn(),
    onWidthChange: fn(),
    onRetry: fn(),
    onExport: fn(),
    onPicture: fn(),
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
            ['+ −', 'On the graph: zooms in or out around the moment'],
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
    await expect(canvas.getByText('18.3%')).toBeVisible();
    await expect(args.onWidthChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last hour' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith('hour');
    const download = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await download('CSV');
    await expect(args.onExport).toHaveBeenCalledOnce();
    // A picture has the title, the legend and the colors of the theme in it.
    await download('SVG picture');
    const [svg] = mocked(args.onPicture).mock.lastCall ?? [];
    await expect(svg?.format).toBe('svg');
    await expect(svg?.data).toContain('Status Codes Over Time');
    await expect(svg?.data).toContain('403 Forbidden');
    await expect(svg?.data).not.toMatch(/var\(|class=|<script/);
    await download('PNG picture');
    await waitFor(() => expect(mocked(args.onPicture).mock.lastCall?.[0].format).toBe('png'));
    const [png] = mocked(args.onPicture).mock.lastCall ?? [];
    const blob = png?.data instanceof Blob ? png.data : new Blob();
    await expect(blob.type).toBe('image/png');
    await expect(blob.size).toBeGreaterThan(10_000);
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

const [start, end] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 0];

/** A drag zooms in on what it covers; the buttons and keys zoom around the moment that is read. */
export const Zooming: Story = {
  args: { isZoomed: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await chartRendered(canvasElement);
    const reader = canvas.getByRole('slider', { name: 'Moment' });
    const box = reader.getBoundingClientRect();
    const at = (share: number) => ({
      target: reader,
      coords: { clientX: box.left + share * box.width, clientY: box.top + 40 },
    });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(0.25) },
      at(0.5),
      { keys: '[/MouseLeft]', ...at(0.75) },
    ]);
    const span = end - start;
    const zoomed = (): { from: number; to: number } => {
      const [zoom] = mocked(args.onZoomChange).mock.lastCall ?? [];
      return zoom ?? { from: 0, to: 0 };
    };
    await expect(zoomed().from).toBeCloseTo(start + span / 4, -6);
    await expect(zoomed().to).toBeCloseTo(start + span / 2, -6);
    reader.focus();
    await userEvent.keyboard('{Home}{+}');
    await expect(zoomed()).toEqual({ from: start - span / 4, to: start + span / 4 });
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await expect(zoomed()).toEqual({ from: start - span / 2, to: end + span / 2 });
    await fireEvent.dblClick(reader);
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(null);
  },
};

/** The day before in fainter lines. */
export const WithAnEarlierDay: Story = {
  args: {
    earlier: 'day',
    earlierChoices: ['none', 'day'],
    earlierPoints: before,
    earlierSeries: makeSeries(before),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await chartRendered(canvasElement);
    const reader = canvas.getByRole('slider', { name: 'Moment' });
    reader.focus();
    await userEvent.keyboard('{Home}{PageUp}{ArrowRight}{ArrowRight}');
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/\(before: \d+\)/));
    await userEvent.click(canvas.getByRole('button', { name: /Earlier day/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No earlier day' }));
    await expect(args.onEarlierChange).toHaveBeenCalledWith('none');
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
  args: { series: [], points: [], errorShare: null, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading status codes')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { series: [], points: [], errorShare: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available to display')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { series: [], points: [], errorShare: null, error: 'Failed to fetch status codes' },
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

/** The axis, the tooltip and the table follow the time zone and the hours that the person chose. */
export const InAnotherTimeZone: Story = {
  decorators: [
    (Story) => (
      <FormatsProvider formats={tokyo}>
        <Story />
      </FormatsProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chartRendered(canvasElement);
    await expect(canvas.getAllByText(/^\d{1,2}:00\s[AP]M/).length).toBeGreaterThan(2);
    const reader = canvas.getByRole('slider', { name: 'Moment' });
    reader.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByTestId('point')).toHaveTextContent(/^2026-11-21 9:00\sPMAsia\/Tokyo \(GMT\+9\)/);
    await userEvent.click(canvas.getByRole('button', { name: /View as table/ }));
    await expect(canvas.getByRole('columnheader', { name: /^Time \(Asia\/Tokyo\)/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { earlierChoices: ['none', 'day', 'week'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await chartRendered(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // One line, or the plot loses its height.
    const { top } = canvas.getByRole('button', { name: 'Zoom in' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: /Earlier day/ }).getBoundingClientRect().top).toBeCloseTo(
      top,
      -1,
    );
  },
};
