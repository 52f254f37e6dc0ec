import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { usage } from '../../internal/usage';
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
          summary: 'Stays in view at the end of a form while something is unsaved.',
          when: ['A form that is saved as a whole', 'An editor that says when it has unsaved changes'],
          whenNot: ['Fields that save themselves'],
          keyboard: [['Enter', 'In a text field: saves, where the bar stands in the form']],
          do: ['Put it last inside the form, so that it has its own place below the last field'],
          dont: ['Show a second button with the same name: `keepsSave` turns the form’s own into the bar’s'],
        }),
      },
    },
  },
} satisfies Meta<typeof UnsavedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
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

export const Saved: Story = {
  args: { isDirty: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The form's own button, and nothing else, while there is nothing to save. */
export const SavedKeepingTheButton: Story = {
  args: { isDirty: false, keepsSave: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  },
};

/** Stays at the lower edge while the form is longer than the window. */
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

export const Narrow: Story = { ...Unsaved, globals: { viewport: { value: 'phone' } } };
