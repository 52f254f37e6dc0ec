import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ListMenu } from './ListMenu';
import { useExportActions, type ExportOptions } from './useExportActions';

/** The menu of a list that can be imported and exported. */
function Example({ onImport, ...options }: ExportOptions<string> & { onImport: () => void }): ReactNode {
  const exports = useExportActions(options);
  const groups = useMemo(
    () => [{ id: 'lines', items: [{ id: 'import', label: 'Import…', run: onImport }] }, ...exports],
    [onImport, exports],
  );
  return <ListMenu groups={groups} />;
}

const selected = Array.from({ length: 12 }, (_, index) => `row-${index}`);

const meta = {
  title: 'Patterns/ListMenu',
  component: Example,
  tags: ['autodocs'],
  args: { shown: 340, onExport: fn(), onImport: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'What few need of a list: import and export.',
          when: ['The menu of a FilterBar or a ListTable.', 'A list in a card.'],
          whenNot: [
            'What most people do with the list: a button.',
            'What is done with one row: its actions.',
          ],
          keyboard: [
            ['Enter, Space, Arrow down', 'Opens the menu'],
            ['Arrow keys', 'Move between the actions'],
            ['Enter', 'Runs the action'],
            ['Escape', 'Closes the menu'],
          ],
          do: ['Export exactly the rows that the count names.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'List options' });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(null);
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import…' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** The selected rows come first, and those shown stay available. */
export const Selected: Story = {
  parameters: { picture: false },
  args: { selected },
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger());
    await expect(
      await screen.findByRole('menuitem', { name: 'Export 340 shown as CSV' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export 12 selected as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(selected);
  },
};

export const Open: Story = {
  args: { selected },
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'List options' })).toBeVisible());
  },
};

/** Without rows there is nothing to export. */
export const Empty: Story = {
  args: { shown: 0 },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await expect(await screen.findByRole('menuitem', { name: 'Export as CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
