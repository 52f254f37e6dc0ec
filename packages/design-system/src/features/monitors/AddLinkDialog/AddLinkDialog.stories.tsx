import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { linkMonitors } from './AddLinkDialog.fixtures';
import { AddLinkDialog } from './AddLinkDialog';

const meta = {
  title: 'Features/monitors/AddLinkDialog',
  component: AddLinkDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    link: 'https://www.nike.com/de/t/dunk-low',
    count: 1,
    linkError: null,
    sizes: '36-50',
    monitors: linkMonitors(40),
    chosen: 'monitor-1',
    watchedBy: [],
    isDuplicate: false,
    question: null,
    added: null,
    error: null,
    isSaving: false,
    onLinkChange: fn(),
    onLinesPaste: fn(),
    onSizesChange: fn(),
    onChoose: fn(),
    onAdd: fn(),
    onMore: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Adds links to monitors, one after the other.',
          when: [
            'The primary action of the overview for customers; a link that was pasted there, or came by the address.',
          ],
          whenNot: ['A monitor’s page is open: its form takes the link.'],
          keyboard: [
            ['↑ ↓', 'On the monitors: chooses'],
            ['Enter', 'Adds the link'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof AddLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('radio', { name: /^Nike SNKRS EU 1/ })).toBeChecked();
    await userEvent.click(screen.getByText('Nike SNKRS US 2'));
    await expect(args.onChoose).toHaveBeenCalledWith('monitor-2');
    // The dialog may still be fading in.
    await waitFor(() => expect(screen.getByText('32 more monitors: search by their names.')).toBeVisible());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monitors' }), 'jp 40');
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search monitors' }));
    await userEvent.click(screen.getByRole('button', { name: 'Region, note and more…' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The field is ready for the next link, and says what was added. */
export const Added: Story = {
  args: {
    link: '',
    count: 0,
    monitors: linkMonitors(3),
    added: { link: 'DD1391-100', count: 1, monitor: 'Nike SNKRS EU 1' },
  },
  play: async ({ userEvent, args }) => {
    const field = screen.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      'Input added successfully: DD1391-100, in Nike SNKRS EU 1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Several links that were pasted at once go in one call. */
export const Several: Story = {
  args: {
    link: 'https://www.nike.com/de/t/dunk-low https://www.nike.com/de/t/air-max-1',
    count: 2,
    monitors: linkMonitors(3),
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Region, note and more…' })).toBeNull();
    await userEvent.click(screen.getByRole('textbox', { name: 'Link' }));
    await userEvent.keyboard('{End}');
    await userEvent.paste(' https://a.example/1\nhttps://a.example/2\n');
    await expect(args.onLinesPaste).toHaveBeenCalledWith([
      'https://www.nike.com/de/t/dunk-low https://www.nike.com/de/t/air-max-1 https://a.example/1',
      'https://a.example/2',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 links' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A link that monitors have, as far as they were read; and the question of the server about another one. */
export const AlreadyWatched: Story = {
  args: { monitors: linkMonitors(3), watchedBy: ['Nike SNKRS EU 1', 'Nike SNKRS US 2'], isDuplicate: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(
      'Already watched by Nike SNKRS EU 1 and Nike SNKRS US 2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: {
    monitors: linkMonitors(3),
    isDuplicate: true,
    question: 'The input has already been added to the monitor. Are you sure you want to add it again?',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add anyway' })).toBeVisible());
  },
};

export const Refused: Story = {
  args: { monitors: linkMonitors(3), error: 'Inputs Not Allowed' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Inputs Not Allowed')).toBeVisible());
  },
};

/** Opened without a link, by the button or the palette. */
export const WithoutALink: Story = {
  args: { link: '', count: 0, chosen: '', monitors: linkMonitors(3) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('D');
    await expect(args.onLinkChange).toHaveBeenCalledWith('D');
  },
};

export const NoneFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monitors' }), 'zalando');
    await waitFor(() => expect(screen.getByText('No monitor has this name')).toBeVisible());
  },
};
