import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withSizes } from '../../../../../.storybook/kit/stories';
import { highlighted } from '../../../../../.storybook/kit/highlighted';
import { listControls } from '../../patterns/ListTable/ListTable.fixtures';
import { MonitorDetailScreen } from './MonitorDetailScreen';
import { customerProps } from './MonitorDetailScreen.fixtures';

const long = 'https://www.shop.example/releases/2026/a-name-that-is-longer-than-any-column-4711?size=42';
const { links } = customerProps;

const meta = {
  title: 'Features/monitor/MonitorDetailScreen/Links',
  component: MonitorDetailScreen,
  parameters: {
    specification: '2.9',
  },
  args: {
    ...customerProps,
    links: {
      ...links,
      table: {
        ...links.table,
        inputs: [
          { id: 1, link: long, note: 'For Ada', private: true, active: true },
          { id: 2, link: 'DZ5485-612', active: true },
        ],
      },
    },
  },
} satisfies Meta<typeof MonitorDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the end of a link with its host below; the row's name and tooltip are the full link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: new RegExp(long.replaceAll('?', '\\?')) });
    await expect(within(row).getByText(/www\.shop\.example$/)).toBeVisible();
    await expect(within(row).getByText('Private')).toBeVisible();
    await expect(row.offsetHeight).toBe(44);
    await expect(within(row).getByTitle(long)).toBeVisible();
  },
};

/** Matches are visible, even at the start of a long link and in the host. */
export const Searched: Story = {
  args: { links: { ...meta.args.links, list: listControls({ search: 'name shop' }) } },
  play: async () => {
    await waitFor(() => expect(highlighted().map(({ text }) => text)).toEqual(['name', 'shop']));
    const [name] = highlighted();
    const cell = name?.element.closest('[role="rowheader"]')?.getBoundingClientRect();
    const box = name?.box;
    await expect(box?.left).toBeGreaterThanOrEqual(cell?.left ?? 0);
    await expect(box?.right).toBeLessThanOrEqual(cell?.right ?? 0);
  },
};

export const Narrow: Story = {
  args: { links: { ...meta.args.links, list: listControls({ search: 'ada' }) } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(highlighted()[0]?.text).toBe('Ada'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** EU first, and below it what it is about in the sizes that a person knows. */
export const WithUSSizes: Story = {
  args: customerProps,
  decorators: [withSizes('us')],
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row', { name: /shop/ });
    await expect(row?.offsetHeight).toBe(44);
    const [sizes] = canvas.getAllByRole('img', { name: 'About US 4 to 15' });
    await expect(sizes).toHaveTextContent('≈ US 4–15');
    await expect(sizes?.scrollWidth).toBeLessThanOrEqual(sizes?.clientWidth ?? 0);
  },
};

export const WithUSSizesNarrow: Story = {
  args: customerProps,
  decorators: [withSizes('us')],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [sizes] = canvas.getAllByRole('img', { name: 'About US 4 to 15' });
    await expect(sizes?.parentElement).toHaveTextContent('36–50 ≈ US 4–15');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The hint comes before the call; the button that adds stays as it is. */
export const AlreadyListed: Story = {
  args: {
    links: {
      ...meta.args.links,
      add: {
        ...links.add,
        values: { ...links.add.values, link: 'DZ5485-612' },
        hints: { link: 'This link is already in the monitor.' },
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('This link is already in the monitor.').parentElement).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add anyway' }));
    await expect(args.links.add.onAddAnyway).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add input' }));
    await expect(args.links.add.onAdd).toHaveBeenCalledOnce();
  },
};

/** Rows of a spreadsheet are more than one link. */
export const ManyPasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const { add } = args.links;
    canvas.getByRole('textbox', { name: 'Link' }).focus();
    await userEvent.paste('DZ5485-612\t40-44\nB75806\t\n');
    await expect(add.onManyPaste).toHaveBeenCalledWith('DZ5485-612\t40-44\nB75806');
    await userEvent.paste('one');
    await expect(add.onManyPaste).toHaveBeenCalledOnce();
  },
};

/** Note, price limit and sizes are edited in the table; Tab goes on, and a refused text stays open. */
export const EditedInCells: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const { table } = args.links;
    const row = canvas.getByRole('row', { name: /DZ5485-612/ });
    const field = (name: string) => within(row).findByRole('textbox', { name });
    row.focus();
    await userEvent.keyboard('{F2}');
    await field('Size Range');
    await userEvent.keyboard('40-44{Tab}');
    await expect(table.onManyChange).toHaveBeenLastCalledWith({
      ids: [2],
      change: { sizeRange: '40-44' },
      from: expect.objectContaining({ id: 2 }),
    });
    await expect(await field('Note')).toHaveFocus();
    await userEvent.keyboard('drop{Tab}');
    await expect(table.onManyChange).toHaveBeenLastCalledWith({
      ids: [2],
      change: { note: 'drop' },
      from: expect.objectContaining({ id: 2 }),
    });
    const price = await field('Price Limit');
    await userEvent.keyboard('cheap{Enter}');
    await expect(price).toHaveAccessibleDescription('“cheap” is no price. Write it as 1000 or 12.50.');
    await userEvent.keyboard('{Escape}');
    await expect(table.onManyChange).toHaveBeenCalledTimes(2);
    await expect(table.onEdit).not.toHaveBeenCalled();
  },
};
