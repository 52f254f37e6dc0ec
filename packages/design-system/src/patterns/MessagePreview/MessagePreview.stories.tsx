import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../../primitives/TextField/TextField';
import { message } from '../EmbedPreview/EmbedPreview.fixtures';
import { MessagePreview, PreviewColumns } from './MessagePreview';

const meta = {
  title: 'Patterns/MessagePreview',
  component: MessagePreview,
  tags: ['autodocs'],
  args: { ...message, note: 'An example: product details come from the monitor.' },
  render: (args) => (
    <PreviewColumns preview={<MessagePreview {...args} />}>
      <Stack>
        {['Bot Name', 'Customer Name', 'Footer Text'].map((label) => (
          <TextField key={label} label={label} value="" onChange={() => undefined} />
        ))}
      </Stack>
    </PreviewColumns>
  ),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A message preview that stays in view beside its form, and folds to a bar below 1100 px.',
          when: ['A form whose values show up in each message of the bot'],
          whenNot: ['In a dialog: EmbedPreview alone'],
          keyboard: [['Enter / Space', 'On the bar: shows or hides the message']],
        }),
      },
    },
  },
} satisfies Meta<typeof MessagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers come to one before the other. */
const expectOrder = async (first: Element, second: Element): Promise<void> =>
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Live preview' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Live preview/ })).toBeNull();
    await expectOrder(canvas.getByRole('textbox', { name: 'Footer Text' }), canvas.getByRole('article'));
  },
};

/** The bar names the bot; it opens and closes with the keyboard. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Live preview Night Owl Monitor' });
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expectOrder(bar, canvas.getByRole('textbox', { name: 'Bot Name' }));
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('article')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const NarrowOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Live preview/ }));
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
