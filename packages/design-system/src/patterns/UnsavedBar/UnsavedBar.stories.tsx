import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { UnsavedBar } from './UnsavedBar';

const meta = {
  title: 'Patterns/UnsavedBar',
  component: UnsavedBar,
  tags: ['autodocs'],
  args: { isDirty: true, isSaving: false, onDiscard: fn(), onSave: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Stays in view at the end of a form while there are unsaved changes.',
          when: ['A form that is saved as a whole.', 'An editor that shows when it has unsaved changes.'],
          whenNot: ['Fields that save automatically: SaveState.'],
          keyboard: [['Enter', 'In a text field: saves, if the bar is inside the form']],
          do: ['Put it last inside the form, so that it never covers the last field.'],
          dont: ['Show a second Save button: with `keepsSave` the form’s own button moves into the bar.'],
        }),
      },
    },
  },
} satisfies Meta<typeof UnsavedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('You have unsaved changes')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save Changes/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled();
  },
};

/** A save of several calls says how far it is, and can be stopped. */
export const SavingMany: Story = {
  args: { isSaving: true, message: '300 of 2,000 inputs saved', onStop: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Saved: Story = {
  args: { isDirty: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without changes only the form's own button is visible. */
export const SavedKeepingTheButton: Story = {
  args: { isDirty: false, keepsSave: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  },
};

/** Stays at the bottom edge while the form is longer than the window. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div>
        <div style={{ height: 1600 }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Save' });
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
