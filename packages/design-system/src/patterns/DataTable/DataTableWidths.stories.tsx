import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useStoryValue } from '../../../../../.storybook/kit/stories';
import { DataTable, type DataTableProps } from './DataTable';
import { monitorActions, monitorColumns, monitors, type ExampleMonitor } from './DataTable.fixtures';
import type { RowKey, TableLayout } from './types';

function Arranged(props: DataTableProps<ExampleMonitor>) {
  const [layout, setLayout] = useStoryValue<TableLayout>(props.layout ?? {}, props.onLayoutChange ?? fn());
  return <DataTable {...props} layout={layout} onLayoutChange={setLayout} />;
}

const meta = {
  title: 'Patterns/DataTable/Widths',
  component: DataTable,
  args: {
    label: 'Monitors',
    rows: monitors(8),
    rowKey: (row) => row.id,
    columns: monitorColumns,
    rowActions: monitorActions(fn()),
    hasColumnMenu: true,
    onLayoutChange: fn(),
  },
  render: (args) => <Arranged {...args} />,
} satisfies Meta<DataTableProps<ExampleMonitor>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const heading = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('columnheader', { name });
const resizer = (canvas: Canvas, name: string): HTMLElement =>
  heading(canvas, name).querySelector('[data-resizer]') as HTMLElement;
/** Goes to a column's width from its heading, as the keyboard does. */
async function focusResizer(canvas: Canvas, userEvent: User, name: string): Promise<void> {
  within(heading(canvas, name)).getByRole('button').focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect(resizer(canvas, name)).toHaveFocus();
}
const widthOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().width);
const headings = (canvas: Canvas): (string | null)[] =>
  canvas
    .getAllByRole('columnheader')
    .filter((element: HTMLElement) => element.dataset['column'] !== undefined)
    .map((element: HTMLElement) => element.getAttribute('aria-label'));

/** Presses at the center of an element, moves sideways in steps and releases. */
async function drag(userEvent: User, target: HTMLElement, distance: number): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = (x: number) => {
    const [clientX, clientY] = [left + width / 2 + x, top + height / 2];
    return { clientX, clientY, pageX: clientX, pageY: clientY };
  };
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords: at(0) },
    { target, coords: at(distance / 2) },
    { target, coords: at(distance) },
    { keys: '[/MouseLeft]', target, coords: at(distance) },
  ]);
}

/** The column's end follows the pointer; the change is reported once, with the columns fixed before it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const before = widthOf(heading(canvas, 'Product'));
    const name = widthOf(heading(canvas, 'Name'));
    await drag(userEvent, resizer(canvas, 'Product'), 60);
    await expect(args.onLayoutChange).toHaveBeenCalledOnce();
    await expect(args.onLayoutChange).toHaveBeenCalledWith({ widths: { name, product: before + 60 } });
    await expect(widthOf(heading(canvas, 'Product'))).toBe(before + 60);
    const cell = canvas.getAllByRole('gridcell')[0] as HTMLElement;
    await expect(widthOf(cell)).toBe(before + 60);
    await userEvent.dblClick(resizer(canvas, 'Product'));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: { name } });
  },
};

export const ResizeByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const before = widthOf(heading(canvas, 'Status'));
    await focusResizer(canvas, userEvent, 'Status');
    await expect(resizer(canvas, 'Status')).toHaveAttribute('aria-valuetext', 'Automatic');
    await userEvent.keyboard('{ArrowRight}');
    await expect(widthOf(heading(canvas, 'Status'))).toBe(before + 10);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(widthOf(heading(canvas, 'Status'))).toBe(before - 40);
    await expect(resizer(canvas, 'Status')).toHaveAttribute('aria-valuenow', String(before - 40));
    await userEvent.keyboard('{Enter}');
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(3);
    await expect(widthOf(heading(canvas, 'Status'))).toBe(before);
  },
};

/** The moved column keeps the focus, and its new position is announced. */
export const MoveByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    within(heading(canvas, 'Status')).getByRole('button').focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
    await expect(headings(canvas)).toEqual(['Name', 'Status', 'Product', 'Type', 'Inputs']);
    await expect(canvas.getByText('Status: column 1 of 4')).toBeInTheDocument();
    await expect(within(heading(canvas, 'Status')).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(headings(canvas)[0]).toBe('Name');
  },
};

/** From right to left, ArrowLeft makes a column wider and moves it towards the end. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Arranged {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = widthOf(heading(canvas, 'Status'));
    await focusResizer(canvas, userEvent, 'Status');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(widthOf(heading(canvas, 'Status'))).toBe(before + 10);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(headings(canvas)).toEqual(['Name', 'Product', 'Type', 'Inputs', 'Status']);
  },
};

const wide: TableLayout = { widths: { name: 320, product: 400, kind: 400, status: 400, inputs: 200 } };

/** Wider than its frame: the rows scroll under the first column, together with the heading row. */
export const Wide: Story = {
  args: {
    layout: wide,
    rows: monitors(40),
    selectedKeys: new Set<RowKey>(['monitor-2']),
    onSelectionChange: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.querySelector('[data-body]') as HTMLElement;
    const name = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    const { left } = name.getBoundingClientRect();
    await expect(canvasElement.querySelector('[data-scrolled]')).toBeNull();
    body.scrollTo(300, 0);
    await waitFor(() => expect(canvasElement.querySelector('[data-scrolled]')).not.toBeNull());
    await waitFor(() =>
      expect(Math.round(heading(canvas, 'Product').getBoundingClientRect().left)).toBe(
        Math.round(canvas.getAllByText('Sneaker')[0]?.getBoundingClientRect().left ?? 0),
      ),
    );
    await expect(Math.abs(name.getBoundingClientRect().left - left)).toBeLessThanOrEqual(4);
    await expect(heading(canvas, 'Name').getBoundingClientRect().left).toBe(
      name.getBoundingClientRect().left,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // The heading row still sticks to the page.
    window.scrollTo(0, 400);
    await waitFor(() => expect(Math.round(heading(canvas, 'Name').getBoundingClientRect().top)).toBe(0));
    window.scrollTo(0, 0);
  },
};

/** A table that scrolls by itself does so in both directions. */
export const WideInABox: Story = {
  args: { layout: wide, rows: monitors(400), maxHeight: '360px' },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-scroller]') as HTMLElement;
    const { left, top } = heading(canvas, 'Name').getBoundingClientRect();
    scroller.scrollTo(300, 4_000);
    await canvas.findByText(/ 95$/);
    await waitFor(() => expect(canvasElement.querySelector('[data-scrolled]')).not.toBeNull());
    await expect(Math.abs(heading(canvas, 'Name').getBoundingClientRect().left - left)).toBeLessThanOrEqual(
      4,
    );
    await expect(heading(canvas, 'Name').getBoundingClientRect().top).toBe(top);
    const name = canvas.getAllByRole('rowheader')[3] as HTMLElement;
    await expect(name.getBoundingClientRect().left).toBe(
      heading(canvas, 'Name').getBoundingClientRect().left,
    );
  },
};
