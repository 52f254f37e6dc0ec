import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { createFilter, FilterBar, FilterSelect, type FilterBarProps } from './FilterBar';

const kinds = [
  { id: 'all', label: 'All' },
  { id: 'alternative', label: 'Alternative' },
  { id: 'sneaker', label: 'Sneaker' },
  { id: 'not-setup', label: 'Not setup' },
] as const;

const onFilter = fn();

function Live(props: FilterBarProps): ReactNode {
  const [query, setQuery] = useState(props.search?.value ?? '');
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('all');
  return (
    <FilterBar
      {...props}
      search={{
        label: 'Search monitors',
        placeholder: 'Search monitors...',
        ...props.search,
        value: query,
        onChange: setQuery,
      }}
      filters={
        props.filters ?? [
          createFilter('Type', kinds, kind, (next) => {
            setKind(next);
            onFilter(next);
          }),
        ]
      }
      isFiltered={query !== '' || kind !== 'all'}
      onClear={() => {
        setQuery('');
        setKind('all');
        props.onClear?.();
      }}
    />
  );
}

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  subcomponents: { FilterSelect },
  tags: ['autodocs'],
  args: {
    count: '3 monitors',
    onClear: fn(),
    actions: (
      <Button variant="primary" icon={<Icon icon={Plus} />}>
        Create new monitor
      </Button>
    ),
  },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Filters a list, shows how many rows match, and holds its actions.',
          when: ['Above a DataTable or a list of cards that is longer than a screen.'],
          whenNot: ['A form: fields with labels.'],
          keyboard: [['Escape', 'In the search field: clears it']],
          do: [
            'Keep search and filters in the URL, so that a link shows the same list.',
            'Name the rows that are counted: “340 redirects”, and “12 of 340 redirects” while filtered.',
          ],
          dont: ['Offer more than three filters: add sortable columns instead.'],
        }),
      },
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 monitors');
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const Filtered: Story = {
  args: { search: { label: 'Search monitors', value: 'air', onChange: fn() }, count: '1 monitor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), 'air');
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sneaker' }));
    await expect(onFilter).toHaveBeenCalledWith('sneaker');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

const combined = fn();

/** Filters of one control hold together: each choice switches one. */
export const Several: Story = {
  args: {
    filters: [createFilter('Filter', kinds, ['alternative', 'not-setup'], combined)],
    search: { label: 'Search monitors', value: 'air', onChange: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Alternative, Not setup/ }));
    await expect(await screen.findByRole('option', { name: 'Not setup' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: 'Alternative' }));
    await expect(combined).toHaveBeenLastCalledWith('alternative');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Alternative, Not setup/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sneaker' }));
    await expect(combined).toHaveBeenLastCalledWith('sneaker');
  },
};

export const Narrow: Story = {
  args: { search: { label: 'Search monitors', value: 'air', onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create new monitor' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On phones the sheet does all that the bar does; its badge says how much is set. */
export const NarrowSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('radio', { name: 'All' })).toBeChecked();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Create new monitor' })).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('radio', { name: 'Sneaker' }));
    await expect(onFilter).toHaveBeenLastCalledWith('sneaker');
    for (const control of [...sheet.getAllByRole('radio'), ...sheet.getAllByRole('button')]) {
      await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Filters, 1 set');
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    const done = again.getByRole('button', { name: 'Show 3 monitors' });
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const Crowded: Story = {
  args: {
    count: '1,204 monitors',
    actions: (
      <>
        <Button>Create new update</Button>
        <Button variant="primary" icon={<Icon icon={Plus} />}>
          Create new monitor
        </Button>
      </>
    ),
  },
};
