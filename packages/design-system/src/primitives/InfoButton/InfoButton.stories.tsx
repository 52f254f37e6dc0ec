import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../TextField/TextField';
import { InfoButton } from './InfoButton';

const meta = {
  title: 'Primitives/InfoButton',
  component: InfoButton,
  tags: ['autodocs'],
  args: { topic: 'webhook' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280, paddingInlineStart: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Explains a field on demand, in a few sentences or steps.',
          when: ['A field that people ask support about. Fields take it as `help`.'],
          whenNot: [
            'What everybody needs to fill the field in: its description.',
            'Naming an icon: Tooltip.',
          ],
          keyboard: [
            ['Enter', 'Opens the explanation'],
            ['Escape', 'Closes it, with the focus on the button'],
          ],
          dont: ['Put controls of the page into it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof InfoButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Help: webhook' })).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help: webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'How to make a webhook' });
    await expect(dialog).toHaveTextContent('Copy Webhook URL');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Where each webhook is used' })).toBeVisible(),
    );
  },
};

export const ByKeyboard: Story = {
  parameters: { picture: false },
  args: { topic: 'server-id' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Where to find a server ID' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Beside the label of a field, whose name it leaves as it is. */
export const InField: Story = {
  render: () => <TextField label="Delay" help="delay" isRequired value="10" onChange={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Delay' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Help: delay' })).toBeVisible();
  },
};
