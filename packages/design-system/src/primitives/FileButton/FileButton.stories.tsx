import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { FileButton } from './FileButton';

const meta = {
  title: 'Primitives/FileButton',
  component: FileButton,
  tags: ['autodocs'],
  args: {
    children: 'Choose files',
    accept: '.csv,text/csv',
    isDisabled: false,
    isMultiple: true,
    onFiles: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Asks for files of the device.',
          when: ['A list or an import can be read from a file.'],
          whenNot: ['A link to a picture: TextField.'],
          keyboard: [['Enter / Space', 'Opens the dialog of the platform']],
        }),
      },
    },
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    if (input === null) throw new Error('There is no input.');
    const file = new File(['1'], 'list.csv', { type: 'text/csv' });
    await userEvent.upload(input, file);
    // The same one again.
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
