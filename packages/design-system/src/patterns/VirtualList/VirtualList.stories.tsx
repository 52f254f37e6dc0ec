import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { VirtualList, type VirtualListProps } from './VirtualList';

interface ExampleMember {
  readonly id: string;
  readonly name: string;
}

const members = (count: number): ExampleMember[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, name: `member-${index + 1}` }));

const meta = {
  title: 'Patterns/VirtualList',
  component: VirtualList,
  tags: ['autodocs'],
  args: {
    label: 'Members',
    rows: members(6),
    keyOf: ({ id }) => id,
    rowSize: 44,
    maxHeight: 220,
    isStatic: true,
    render: ({ name }): ReactNode => name,
  },
  decorators: [inColumn('480px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Thousands of rows, of which those in view are rendered.',
          when: ['A list inside a dialog or a panel that may have hundreds of rows.'],
          whenNot: [
            'Rows with columns, sorting or selection: DataTable.',
            'Options to choose from: MultiSelect.',
            'A few dozen rows at most: a plain list.',
          ],
          keyboard: [
            ['Tab', 'Focuses the list if its rows have no controls, otherwise the next control of a row'],
            ['Arrow keys, Page Up / Down', 'Scroll the focused list'],
          ],
        }),
      },
    },
  },
} satisfies Meta<VirtualListProps<ExampleMember>>;

export default meta;
type Story = StoryObj<VirtualListProps<ExampleMember>>;

/** Rows without controls: the list can be focused, so that keys scroll it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Members' })).toHaveFocus();
  },
};

/** The row with the focus stays while the list is scrolled away from it and back. */
export const WithControls: Story = {
  args: {
    rows: members(1_000),
    isStatic: false,
    render: ({ name }) => <button type="button">{name}</button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'member-1' });
    await expect(first).toHaveFocus();
    const scroller = canvas.getByRole('list').parentElement;
    scroller?.scrollTo(0, 20_000);
    await canvas.findByText('member-460');
    await expect(first).toHaveFocus();
    scroller?.scrollTo(0, 0);
    await expect(await canvas.findByText('member-2')).toBeVisible();
    await expect(first).toHaveFocus();
  },
};

export const Crowded: Story = {
  args: { rows: members(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
    const list = canvas.getByRole('list', { name: 'Members' });
    list.parentElement?.scrollTo(0, 10_000_000);
    const last = await canvas.findByText('member-10000');
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    list.parentElement?.scrollTo(0, 0);
    await canvas.findByText('member-1');
  },
};

const long = 'a name that is much longer than the line it is shown in, so that it wraps to a second one';

/** Rows as high as their content are measured as they come into view. */
export const Variable: Story = {
  args: {
    isVariable: true,
    rowSize: 20,
    rows: members(1_000).map(({ id }) => ({ id, name: Number(id) % 3 === 0 ? `${id}: ${long}` : id })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    list.parentElement?.scrollTo(0, 10_000_000);
    await waitFor(async () => {
      list.parentElement?.scrollTo(0, 10_000_000);
      await expect(canvas.getByText('1000')).toBeVisible();
    });
    const [above, below] = canvas.getAllByRole('listitem').slice(-2);
    await expect(above?.getBoundingClientRect().height).toBeGreaterThan(below?.clientHeight ?? 0);
    await expect(below?.getBoundingClientRect().top).toBe(above?.getBoundingClientRect().bottom);
    list.parentElement?.scrollTo(0, 0);
    await canvas.findByText('1');
  },
};

/** Takes no room; the context says why there are no rows. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
};

/** Inside of a box that has a border. */
export const Frameless: Story = { args: { isFrameless: true, rows: members(3) } };
