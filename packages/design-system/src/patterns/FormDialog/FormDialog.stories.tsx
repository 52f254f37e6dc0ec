import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../../primitives/TextField/TextField';
import { FormDialog, type FormDialogProps } from './FormDialog';

const meta = {
  title: 'Patterns/FormDialog',
  component: FormDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Rename list',
    description: 'Monitors that use the list keep using it.',
    submitLabel: 'Rename',
    onSubmit: fn(),
    onClose: fn(),
    children: <TextField label="Name" value="General releases" onChange={fn()} autoFocus />,
  },
  parameters: {
    specification: '5',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: usage({
          summary: 'A form in a dialog.',
          when: ['A few fields that are saved together.'],
          whenNot: ['One question: AlertDialog.', 'More than a screenful of fields: a page.'],
          keyboard: [
            ['Enter', 'Submits from any single-line field'],
            ['Escape', 'Closes, except while saving'],
          ],
          do: ['Keep what was typed when saving fails, and show the failure above the fields.'],
          dont: ['Close on a press outside: that would lose work.'],
        }),
      },
    },
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A long save can be stopped, but not closed. */
export const Stoppable: Story = {
  args: { isSaving: true, onStop: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to save keyword list' },
  play: async () => {
    await expect(screen.getByText('Failed to save keyword list')).toBeInTheDocument();
  },
};

export const NotYet: Story = {
  args: { isSubmitDisabled: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refuses an empty name on submit. */
function Validating(props: FormDialogProps): ReactNode {
  const [name, setName] = useState('');
  const [isMissed, setMissed] = useState(false);
  return (
    <FormDialog
      {...props}
      onSubmit={() => {
        setMissed(name === '');
        if (name !== '') props.onSubmit();
      }}
    >
      <TextField label="Note" value="" onChange={fn()} />
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        error={isMissed && name === '' ? 'A name is missing.' : undefined}
      />
    </FormDialog>
  );
}

/** A refused submit focuses the field that is invalid. */
export const Refused: Story = {
  parameters: { picture: false },
  render: (args) => <Validating {...args} />,
  play: async ({ args, userEvent }) => {
    const submit = screen.getByRole('button', { name: 'Rename' });
    await userEvent.click(submit);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('A name is missing.');
    await userEvent.keyboard('Winter');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(submit).toHaveFocus();
  },
};

/** Closing would lose what was typed, so it asks first. */
export const Discarding: Story = {
  parameters: { picture: false },
  args: { isDirty: true },
  play: async ({ args, userEvent }) => {
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await expect(args.onClose).not.toHaveBeenCalled();
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
