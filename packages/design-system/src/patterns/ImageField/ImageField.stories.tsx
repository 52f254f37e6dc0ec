import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, images, useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { brokenImage } from '../EmbedPreview/EmbedPreview.fixtures';
import { ImageField } from './ImageField';

const meta = {
  title: 'Patterns/ImageField',
  component: ImageField,
  tags: ['autodocs'],
  args: {
    label: 'Bot Image URL',
    value: images.bot,
    description: 'A square image for the bot’s avatar.',
    onChange: fn(),
  },
  decorators: [inColumn()],
  render: function Controlled(args) {
    const [value, setValue] = useStoryValue(args.value, args.onChange);
    return <ImageField {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The URL of an image, with the image itself beside it.',
          when: ['A field whose value is the address of an image'],
          whenNot: ['An upload: the product has none'],
          keyboard: [['Tab', 'Focuses the field; the image takes no focus']],
          do: ['Say in the description what shape the image should have'],
        }),
      },
    },
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('image-thumbnail')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

export const Empty: Story = {
  args: { value: '', placeholder: 'https://' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId('image-thumbnail')).toBeNull();
  },
};

export const Broken: Story = {
  args: { value: brokenImage },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'No image could be loaded from this URL.',
      ),
    );
    await expect(canvas.queryByTestId('image-thumbnail')).toBeNull();
  },
};

/** A warning of the form goes before the field's own. */
export const Warning: Story = {
  args: { value: brokenImage, warning: 'This does not look like a URL.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This does not look like a URL.')).toBeVisible());
  },
};

/** The image appears with the paste. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Bot Image URL' }));
    await userEvent.paste(images.bot);
    await expect(await canvas.findByTestId('image-thumbnail')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Bot Image URL' }));
    await waitFor(() => expect(canvas.queryByTestId('image-thumbnail')).toBeNull());
  },
};
