import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { InputDialogs } from './InputDialogs';

const meta = {
  title: 'Features/monitor/InputDialogs',
  component: InputDialogs,
  tags: ['autodocs'],
  args: {
    duplicate: null,
    onDuplicateAnswer: fn(),
    deleteQuestion: null,
    onDeleteConfirm: fn(),
    onDeleteCancel: fn(),
    deleteReport: null,
    onDeleteReportClose: fn(),
  },
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: usage({
          summary: 'Confirmations for inputs: adding one again, deleting several.',
          when: ['On a monitor’s page.'],
          whenNot: ['Deleting one input: it is sent at once and can be undone.'],
        }),
      },
    },
  },
} satisfies Meta<typeof InputDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'The input has already been added to the monitor. Are you sure you want to add it again?';

export const Default: Story = {
  args: { duplicate: { question, links: ['DD1391-100'] } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(question);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Add again' }));
    await expect(args.onDuplicateAnswer).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDuplicateAnswer).toHaveBeenLastCalledWith(false);
  },
};

export const DeleteMany: Story = {
  args: { deleteQuestion: Array.from({ length: 1_240 }, (_, id) => id) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete 1,240 inputs' }));
    await expect(args.onDeleteConfirm).toHaveBeenCalledOnce();
  },
};

export const DeleteReport: Story = {
  args: {
    deleteReport: {
      total: 12,
      failed: [
        { id: 1, link: 'https://shop.example/air-runner-90' },
        { id: 2, link: 'DD1391-100' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole('dialog', { name: '2 of 12 inputs could not be deleted' }),
    ).toBeInTheDocument();
    // The dialog's close icon has the same name.
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onDeleteReportClose).toHaveBeenCalledOnce();
  },
};
