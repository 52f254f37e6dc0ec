import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { ConflictDialog } from './ConflictDialog';

const meta = {
  title: 'Shell/ConflictDialog',
  component: ConflictDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    subject: 'the redirect “Air Runner”',
    fields: [{ key: 'keyword', label: 'Keyword', mine: 'Air Runner 90', theirs: 'Air Runner Low' }],
    onResolve: fn(),
    onCancel: fn(),
  },
  parameters: {
    specification: '4',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: usage({
          summary: 'Asks which value to keep when a field was changed here and elsewhere.',
          when: ['On saving, the same field turns out to have been changed elsewhere.'],
          whenNot: ['Different fields were changed: both changes are kept without asking.'],
          keyboard: [
            ['← →', 'Chooses a side'],
            ['Escape', 'Keeps editing; nothing is saved'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Yours/ }));
    await userEvent.click(save);
    await expect(args.onResolve).toHaveBeenCalledWith({ keyword: 'mine' });
  },
};

export const ByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const mine = dialog.getByRole('radio', { name: /Yours/ });
    mine.focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(dialog.getByRole('radio', { name: /Saved elsewhere/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};

/** Webhooks are masked until they are revealed; a missing value says so. */
export const Secrets: Story = {
  args: {
    subject: 'the webhooks of this monitor',
    fields: [
      {
        key: 'EU',
        label: 'EU',
        mine: 'https://discord.com/api/webhooks/1090000000000000002/mine',
        theirs: 'https://discord.com/api/webhooks/1090000000000000003/theirs',
        isSecret: true,
      },
      { key: 'UK', label: 'UK', mine: '', theirs: 'https://discord.com/api/webhooks/1/uk', isSecret: true },
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show EU' }));
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /Yours.*1090000000000000002/ })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Yours.*Empty/ })).toBeVisible());
  },
};

export const Crowded: Story = {
  args: {
    subject: 'the keyword list “Winter releases of every region that is being watched”',
    fields: [
      { key: 'name', label: 'Name', mine: 'Winter', theirs: 'Winter releases of every region' },
      {
        key: 'keywords',
        label: 'Keywords',
        mine: Array.from({ length: 60 }, (_, index) => `keyword ${index + 1}`).join('\n'),
        theirs: 'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001',
      },
    ],
  },
};
