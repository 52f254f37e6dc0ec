import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { WORDS } from '../../lib/text/splitPaste';
import { images } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { EditableList } from './EditableList';

const meta = {
  title: 'Patterns/EditableList',
  component: EditableList,
  tags: ['autodocs'],
  args: {
    label: 'Whitelisted Servers',
    description: 'Add by server ID: 17 to 20 digits.',
    placeholder: 'Server ID',
    countText: (count) => `${count} servers`,
    items: ['845126790034284571', '917344560198205520', '1024518833670926336'],
    mono: true,
    onAdd: fn(),
    onAddMany: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A list of short texts, with a field that adds and a button on each item that removes.',
          when: ['Server IDs, example links, regions: texts without further fields.'],
          whenNot: ['Items with several fields: DataTable.', 'A choice of known values: Select.'],
          keyboard: [['Enter', 'Adds the text; a surrounding form is not submitted']],
          do: ['Mark unusual items with `warningFor`; they stay in the list.'],
        }),
      },
    },
  },
} satisfies Meta<typeof EditableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Whitelisted Servers' });
    await userEvent.type(input, '1122334455667788990');
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(input).toHaveValue('1122334455667788990');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('1122334455667788990');
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 917344560198205520' }));
    await expect(args.onRemove).toHaveBeenCalledWith('917344560198205520');
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'No servers yet. Added servers appear here.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No servers yet. Added servers appear here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Pasting several server IDs adds each of them; text typed before belongs to the first. */
export const PastedMany: Story = {
  args: { items: [], separator: WORDS },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Whitelisted Servers' });
    await userEvent.click(input);
    await userEvent.paste('1122334455667788990');
    await expect(input).toHaveValue('1122334455667788990');
    await expect(args.onAddMany).not.toHaveBeenCalled();
    await userEvent.paste('\n1122334455667788991, 1122334455667788992 1122334455667788993\r\n');
    await expect(args.onAddMany).toHaveBeenLastCalledWith([
      '1122334455667788990',
      '1122334455667788991',
      '1122334455667788992',
      '1122334455667788993',
    ]);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const WithWarnings: Story = {
  args: {
    items: ['845126790034284571', 'my-server'],
    warningFor: (item) => (/^\d{17,20}$/.test(item) ? undefined : 'A server ID has 17 to 20 digits.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A server ID has 17 to 20 digits.')).toBeVisible();
  },
};

/** Enter adds the item and does not submit the surrounding form; the focus stays in the field. */
export const InAForm: Story = {
  render: function Editing(args) {
    const [items, setItems] = useState(args.items);
    const [submits, setSubmits] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSubmits(submits + 1);
        }}
      >
        <EditableList
          {...args}
          items={items}
          onAdd={(text) => setItems([...items, text])}
          onRemove={(item) => setItems(items.filter((other) => other !== item))}
        />
        <output aria-label="Submits">{submits} submits</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1122334455667788990{Enter}');
    await expect(within(canvas.getByRole('list')).getByText('1122334455667788990')).toBeVisible();
    await expect(canvas.getByText('0 submits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 845126790034284571' }));
    await expect(canvas.getByRole('button', { name: 'Remove 917344560198205520' })).toHaveFocus();
  },
};

const names: Readonly<Record<string, string>> = {
  '845126790034284571': 'Sole Searchers',
  '917344560198205520': 'A server with a name that is longer than the line of a narrow window',
};

/** Items are named where their names are known. */
export const WithNames: Story = {
  args: {
    nameOf: (item) => names[item],
    iconOf: (item) => (item === '845126790034284571' ? images.bot : undefined),
  },
  play: async ({ canvas }) => {
    const [named, , unknown] = canvas.getAllByRole('listitem');
    await expect(named).toHaveTextContent('Sole Searchers845126790034284571');
    await expect(unknown).toHaveTextContent(/^1024518833670926336$/);
    await expect(
      canvas.getByRole('button', { name: 'Remove Sole Searchers (845126790034284571)' }),
    ).toBeVisible();
  },
};

export const WithNamesNarrow: Story = { ...WithNames, globals: { viewport: { value: 'phone' } } };

export const Crowded: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => String(845126790034284500n + BigInt(index))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 servers')).toBeVisible();
  },
};
