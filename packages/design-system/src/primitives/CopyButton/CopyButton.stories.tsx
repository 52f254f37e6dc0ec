import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { value: 'https://dropdeck.example/?type=invite&key=7Q2P', onCopyError: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Copies a text and confirms it for two seconds.',
          when: ['Beside IDs, links, webhooks and invite links.'],
          whenNot: ['Short text that is easily selected.'],
          keyboard: [['Enter / Space', 'Copies']],
          do: ['Name what an icon-only button copies: “Copy webhook EU”.'],
          dont: ['Show a toast as well: the label confirms it.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
  },
};

export const Refused: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const copy = spyOn(document, 'execCommand').mockReturnValue(false);
    return () => {
      write.mockRestore();
      copy.mockRestore();
    };
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopyError).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};

/** As over plain http, where the browser has no clipboard, and copies the selection of a person alone. */
export const WithoutClipboard: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    const clipboard = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const copy = spyOn(document, 'execCommand').mockImplementation(
      () => document.activeElement instanceof HTMLTextAreaElement,
    );
    return () => {
      clipboard.mockRestore();
      copy.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const IconOnly: Story = { args: { isIconOnly: true, label: 'Copy invite link' } };

export const Disabled: Story = { args: { isDisabled: true } };
