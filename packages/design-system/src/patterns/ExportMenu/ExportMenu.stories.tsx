import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../internal/usage';
import { ExportMenu } from './ExportMenu';

const meta = {
  title: 'Patterns/ExportMenu',
  component: ExportMenu,
  tags: ['autodocs'],
  args: { shown: 340, onExport: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Exports the rows of a list as CSV or JSON.',
          when: ['Every list that can be imported again.', 'In the actions of a FilterBar.'],
          whenNot: ['A single value: CopyButton.'],
          keyboard: [
            ['Enter, Space, Arrow down', 'Opens the menu'],
            ['Arrow keys', 'Move between the formats'],
            ['Enter', 'Exports'],
            ['Escape', 'Closes the menu'],
          ],
          do: ['Export exactly the rows that the count names.'],
        }),
      },
    },
  },
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await expect(args.onExport).toHaveBeenCalledWith('csv', 'shown');
  },
};

/** The selected rows come first, and those shown stay available. */
export const Selected: Story = {
  args: { selected: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const selected = within(await screen.findByRole('group', { name: '12 selected' }));
    await expect(screen.getByRole('group', { name: '340 shown' })).toBeInTheDocument();
    await userEvent.click(selected.getByRole('menuitem', { name: /^JSON/ }));
    await expect(args.onExport).toHaveBeenCalledWith('json', 'selected');
  },
};

export const Open: Story = {
  args: { selected: 12 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Export' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { shown: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
