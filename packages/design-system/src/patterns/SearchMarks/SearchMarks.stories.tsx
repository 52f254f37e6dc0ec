import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { Marked, SearchMarks, type SearchMarksProps } from './SearchMarks';

const names = ['Nike SNKRS EU 12', 'Solebox Air Runner', 'İstanbul air-runner-90', 'Vault'];

function List({ query }: Pick<SearchMarksProps, 'query'>): ReactNode {
  return (
    <SearchMarks query={query}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Marked>{name}</Marked>
          </li>
        ))}
      </ul>
    </SearchMarks>
  );
}

function Searchable({ query }: Pick<SearchMarksProps, 'query'>): ReactNode {
  const [typed, setTyped] = useState(query);
  return (
    <Stack>
      <SearchField label="Search" value={typed} onChange={setTyped} />
      <List query={typed} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/SearchMarks',
  component: SearchMarks,
  tags: ['autodocs'],
  args: { query: 'run air', children: null },
  render: ({ query }) => <List query={query} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Marks what a search found, by the rule of the search itself.',
          when: ['A list that is searched: put each searched text into `Marked`.'],
          whenNot: ['Texts that the search does not look at.'],
          do: ['Leave it to a DataTable with a bar, which has the marks already.'],
          dont: ['Pass the query to the rows: a key would render all of them.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SearchMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** Every word of the query is marked, in any order and any case. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(marksIn(canvasElement)).toEqual(['Air', 'Run', 'air', 'run']));
  },
};

export const NothingSearched: Story = {
  args: { query: '  ' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Vault')).toBeVisible();
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};

/** Highlights follow the query and disappear with it. */
export const Typing: Story = {
  args: { query: '' },
  render: ({ query }) => <Searchable query={query} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'snk 12');
    await waitFor(() => expect(marksIn(canvasElement)).toEqual(['SNK', '12']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(marksIn(canvasElement)).toEqual([]));
  },
};
