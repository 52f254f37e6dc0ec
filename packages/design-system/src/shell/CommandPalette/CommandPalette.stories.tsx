import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeyHintsContext } from '../../keys/keyHints';
import { usage } from '../../../../../.storybook/kit/usage';
import { NavigationProvider } from '../Navigation/NavigationProvider';
import { Button } from '../../primitives/Button/Button';
import { CommandPalette, type CommandPaletteProps, type CommandPaletteRow } from './CommandPalette';
import { crowded, findRows } from './CommandPalette.fixtures';

type Props = CommandPaletteProps<CommandPaletteRow>;

const keys = {
  'go-settings': 'G S',
  'go-monitors': 'G M',
  'go-redirects': 'G R',
  new: 'N',
  preferences: 'Ctrl ,',
};

function WithTrigger(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      {isOpen && (
        <CommandPalette
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs'],
  args: {
    find: findRows,
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <NavigationProvider navigate={fn()}>
      <KeyHintsContext value={keys}>
        <CommandPalette {...args} />
      </KeyHintsContext>
    </NavigationProvider>
  ),
  parameters: {
    specification: '2.19',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: usage({
          summary: 'Searches everything that the person may open, and acts on it, over any page.',
          when: ['Once, for the whole app.'],
          whenNot: [
            'Searching the rows of a list: SearchField.',
            'Choosing a value: Select or MultiSelect.',
            'A few actions of one thing: Menu.',
          ],
          keyboard: [
            ['↑ / ↓', 'Moves through the rows'],
            ['Enter', 'Takes the focused row, or the first one'],
            ['Escape', 'Goes back from a sub-page, or closes'],
          ],
          do: ['Make rows that lead somewhere links, so that they open in another tab.'],
          dont: ['List what the person may not do.'],
        }),
      },
    },
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('searchbox');

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'create' }));
  },
};

/** What matches is marked, and the first row is focused, so that Enter takes it. */
export const Found: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'nike 12');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(2));
    await expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Nike',
      '12',
      'Nike',
      '12',
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a' }));
  },
};

/** Deleting a letter focuses no row; Enter takes the first one nevertheless. */
export const AfterBackspace: Story = {
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'darko{Backspace}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'dark' }));
  },
};

export const NothingMatches: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'zebra');
    await waitFor(() => expect(screen.getByText('Nothing matches “zebra”')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Rows that lead somewhere are links. */
export const Links: Story = {
  play: async () => {
    await expect(screen.getByRole('menuitem', { name: /^Settings/ })).toHaveAttribute('href', '/settings');
    await expect(screen.getByRole('menuitem', { name: /^Create Redirect/ })).not.toHaveAttribute('href');
  },
};

export const ReturnsFocus: Story = {
  parameters: { picture: false, layout: 'padded' },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Search' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** It opens with what was pasted; a match at the end of a link is seen. */
export const Given: Story = {
  args: { given: 'cement-8' },
  play: async () => {
    await expect(screen.getByRole('searchbox')).toHaveValue('cement-8');
    await waitFor(() => expect(screen.getByText('cement-8', { selector: 'mark' })).toBeVisible());
  },
};

export const Crowded: Story = { args: { find: () => crowded } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
