import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { maskProxy, proxyMarks, proxyText } from '../../../patterns/LineEditor/LineEditor.fixtures';
import { ListEditorDialog, type ListEditorDialogProps } from './ListEditorDialog';

function Typed(props: ListEditorDialogProps): ReactNode {
  const [name, setName] = useState(props.name);
  const [text, setText] = useState(props.text);
  return (
    <ListEditorDialog
      {...props}
      name={name}
      onNameChange={(next) => {
        setName(next);
        props.onNameChange(next);
      }}
      text={text}
      onTextChange={(next) => {
        setText(next);
        props.onTextChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/monitors/ListEditorDialog',
  component: ListEditorDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Edit keyword list',
    submitLabel: 'Save Changes',
    name: 'Winter releases',
    onNameChange: fn(),
    textLabel: 'Keywords',
    text: 'dunk low\njordan 1\nsamba og',
    onTextChange: fn(),
    noun: 'keywords',
    stats: { filled: 3, blank: [], duplicates: [], unusual: [] },
    onImport: fn(),
    onTidy: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    specification: '2.8',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Creates or edits a list with one entry per line, for developers.',
          when: ['Keyword lists and proxy lists.'],
          whenNot: ['A few entries without a name: EditableList.'],
          keyboard: [
            ['Tab', 'Leaves the editor'],
            ['Escape', 'Closes; asks first if something was typed'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof ListEditorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the lazily loaded editor. */
const linesShown = (): Promise<void> =>
  waitFor(async () => {
    const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
    await expect(host?.shadowRoot?.querySelectorAll('.cm-line').length).toBeGreaterThan(0);
  });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await linesShown();
    await expect(screen.getByText('3 keywords')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await expect(args.onNameChange).toHaveBeenCalledWith('Winter releases!');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const proxyArgs = {
  title: 'Edit proxy list',
  name: 'EU residential',
  isNameFixed: true,
  textLabel: 'Proxies',
  text: proxyText,
  noun: 'proxies' as const,
  stats: { filled: 6, ...proxyMarks },
  maskLine: maskProxy,
  unusualText: 'Unrecognized proxy format',
};

/** Every kind of unusual line; none of them prevents saving. */
export const Proxies: Story = {
  args: proxyArgs,
  play: async ({ args, userEvent }) => {
    await linesShown();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: '1 duplicate: go to the next' }));
    await expect(screen.getByRole('button', { name: '1 unusual line: go to the next' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove blank and duplicate lines' }));
    await expect(args.onTidy).toHaveBeenCalledOnce();
    await expect(screen.getByRole('switch', { name: 'Show credentials' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Saving without a name shows that one is needed. */
export const NameMissed: Story = {
  args: {
    ...proxyArgs,
    title: 'Create Proxy List',
    submitLabel: 'Create Proxy List',
    name: '',
    isNameFixed: false,
    text: '',
    nameRequiredText: 'A proxy list needs a name.',
    stats: { filled: 0, blank: [], duplicates: [], unusual: [] },
    placeholder: 'host:port:user:pass',
  },
  play: async ({ args, userEvent }) => {
    await linesShown();
    await userEvent.click(screen.getByRole('button', { name: 'Create Proxy List' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'A proxy list needs a name.',
    );
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** A file that is not text is refused with a message; nothing else changes. */
export const FileRefused: Story = {
  play: async ({ userEvent }) => {
    await linesShown();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(
      input as HTMLInputElement,
      new File(['\0\0'], 'photo.txt', { type: 'text/plain' }),
    );
    await expect(await screen.findByText('“photo.txt” is not a text file in UTF-8.')).toBeInTheDocument();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, userEvent }) => {
    await linesShown();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to save keyword list' },
  play: async () => {
    await linesShown();
    await expect(screen.getByText('Failed to save keyword list')).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: proxyArgs,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await linesShown();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
