import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useStoryValue } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import LineEditor, { type LineEditorHandle, type LineEditorProps } from './LineEditor';
import { manyProxies, maskProxy, proxyMarks, proxyText } from './LineEditor.fixtures';

function Typed(props: LineEditorProps): ReactNode {
  const [value, setValue] = useStoryValue(props.value, props.onChange);
  const editor = useRef<LineEditorHandle>(null);
  return (
    <>
      <LineEditor {...props} ref={editor} value={value} onChange={setValue} />
      <Button variant="ghost" onPress={() => editor.current?.goToNext([99_999])}>
        Go to 99,999
      </Button>
    </>
  );
}

const meta = {
  title: 'Patterns/LineEditor',
  component: LineEditor,
  tags: ['autodocs'],
  args: {
    label: 'Proxies',
    value: proxyText,
    onChange: fn(),
    onFile: fn(),
    marks: proxyMarks,
    maskLine: maskProxy,
    unusualText: 'Unrecognized proxy format',
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A long text with one entry per line and marks beside unusual lines.',
          when: ['Lists of up to 100,000 lines that are pasted, read and edited.'],
          whenNot: ['A few entries: EditableList.', 'A sentence or two: TextArea.'],
          keyboard: [
            ['Tab', 'Leaves the editor'],
            ['Ctrl + Z', 'Undoes, including an import'],
          ],
          do: ['Mark unusual lines and accept them.'],
          dont: ['Show credentials in lines that are not being edited.'],
        }),
      },
    },
  },
} satisfies Meta<typeof LineEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The editor's content lives in a shadow root. */
function inside(root: HTMLElement): { box: HTMLElement; lines: () => string[] } {
  const shadow = [...root.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const box = shadow?.querySelector<HTMLElement>('[role="textbox"]');
  if (!shadow || !box) throw new Error('The editor is not there.');
  return {
    box,
    lines: () => [...shadow.querySelectorAll('.cm-line')].map(({ textContent }) => textContent ?? ''),
  };
}

/** Credentials are masked, and unusual lines have an icon with a description. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { box, lines } = inside(canvasElement);
    await expect(box).toHaveAccessibleName('Proxies');
    await expect(lines()[1]).toBe('eu-1.proxies.example:31280:••••:••••');
    await expect(lines()[2]).toBe('••••:••••@eu-2.proxies.example:31280');
    const markers = [...(box.getRootNode() as ShadowRoot).querySelectorAll<HTMLElement>('.marker')];
    await expect(markers.map(({ title }) => title)).toEqual([
      'Blank line',
      'Same as line 1',
      'Unrecognized proxy format',
    ]);
  },
};

/** The text is reported after a pause or on blur. */
export const Typing: Story = {
  args: { value: '', marks: undefined, placeholder: 'host:port' },
  play: async ({ canvasElement, args }) => {
    const { box } = inside(canvasElement);
    const paste = (text: string): void => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    box.focus();
    paste('one:1\r\n  two:2');
    // A new line has no indentation, whatever the current one has.
    const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
    box.dispatchEvent(new KeyboardEvent('keydown', enter));
    paste('three:3');
    box.blur();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('one:1\n  two:2\nthree:3'));
  },
};

export const Revealed: Story = {
  args: { isMasked: false },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).lines()[1]).toContain('not-a-secret');
  },
};

export const ReadOnly: Story = {
  parameters: { picture: false },
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).box).toHaveAttribute('contenteditable', 'false');
  },
};

/** A virtualized list of lines. */
export const Crowded: Story = {
  args: { value: manyProxies(), marks: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { lines } = inside(canvasElement);
    await expect(lines().length).toBeLessThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to 99,999' }));
    await waitFor(() => expect(lines().at(-2)).toContain('198.51.390.158:59998:user99998'));
  },
};

/** A dropped file is reported, not inserted. */
export const FileDropped: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const { box } = inside(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['198.51.100.9:80'], 'proxies.txt', { type: 'text/plain' }));
    box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'proxies.txt' }));
  },
};
