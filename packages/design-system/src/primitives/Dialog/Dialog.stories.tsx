import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogDoDont } from '../../../../../.storybook/foundations/examples/controls';
import { Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

function WithTrigger(props: DialogProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Create Redirect</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Create Redirect',
    description: 'Products that match the keyword go to this webhook instead of the monitor’s.',
    children: (
      <Stack>
        <TextField label="Keyword" value="air runner" onChange={fn()} />
        <TextField label="Webhook URL" value="https://discord.com/api/webhooks/…" onChange={fn()} mono />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Create</Button>
      </>
    ),
  },
  parameters: {
    DoDont: DialogDoDont,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: usage({
          summary: 'A separate task above the page. A sheet at the bottom on phones.',
          when: ['A form or a choice that is completed or cancelled as a whole.'],
          whenNot: [
            'A yes-or-no question: AlertDialog.',
            'A few actions: Menu.',
            'Long content, or content that needs a link: a page.',
          ],
          keyboard: [
            ['Tab / Shift Tab', 'Moves inside the dialog; the focus cannot leave it'],
            ['Escape', 'Closes, unless locked'],
          ],
          do: [
            'Name the task in the title.',
            'Put the primary button last in the footer.',
            'Set `isDismissable={false}` if closing would lose typed work.',
          ],
          dont: ['Open a dialog from a dialog, except to confirm closing it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create Redirect' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReturnsFocus: Story = {
  args: { isOpen: false },
  parameters: { picture: false, layout: 'padded' },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Create Redirect' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press outside closes it, except the second of a double-click that opened it. */
export const PressedOutside: Story = {
  args: { isOpen: false },
  parameters: { picture: false, layout: 'padded' },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Redirect' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(async () => {
      await userEvent.click(document.body);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Small: Story = { args: { size: 'small' } };

export const LargeAndCrowded: Story = {
  args: {
    size: 'large',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <TextField
            key={index}
            label={`Region ${index + 1}`}
            value="https://discord.com/api/webhooks/…"
            onChange={fn()}
            mono
          />
        ))}
      </Stack>
    ),
  },
};

export const Locked: Story = {
  args: {
    isLocked: true,
    footer: (
      <Button variant="primary" isPending>
        Create
      </Button>
    ),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Manage Customer Access of the monitor with the very long name that a shop in a distant region gave to it',
    footer: undefined,
  },
};
