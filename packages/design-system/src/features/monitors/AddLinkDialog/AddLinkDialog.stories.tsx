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
    monitors: linkMonitors(40),
    chosen: 'monitor-1',
    onLinkChange: fn(),
    onChoose: fn(),
    onContinue: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Asks for the monitor of a link, and opens it with the link in its form.',
          when: ['A link was pasted on the overview, or came by the address.'],
          whenNot: ['A monitor’s page is open: its form takes the link.'],
          keyboard: [
            ['↑ ↓', 'On the monitors: chooses'],
            ['Enter', 'Continues'],
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
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Opened without a link, by the list’s menu or the palette. */
export const WithoutALink: Story = {
  args: { link: '', chosen: '', monitors: linkMonitors(3) },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
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
