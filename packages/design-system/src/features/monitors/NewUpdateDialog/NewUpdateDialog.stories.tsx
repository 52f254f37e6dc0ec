import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { NewUpdateDialog } from './NewUpdateDialog';

/** Counters against what Discord takes: 6000 characters, 25 fields. */
const counted = (characters: number, fields: number) => ({
  total: { count: characters, limit: 6000, isOver: characters > 6000 },
  fields: { count: fields, limit: 25, isOver: fields > 25 },
});

const meta = {
  title: 'Features/monitors/NewUpdateDialog',
  component: NewUpdateDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    values: {
      title: 'Toolbox Update | v 1.0.0',
      thumbnail: '',
      color: '#3BB2B7',
      fields: [
        { id: 1, name: 'New', value: 'Redirects by SKU', inline: true },
        { id: 2, name: 'Fixed', value: 'Prices in the size range', inline: true },
      ],
    },
    limits: { title: 256, fieldName: 256, fieldValue: 1024 },
    counters: counted(72, 2),
    refusals: [],
    json: { text: '{ "embeds": [] }', error: null, leftOut: [] },
    onJsonChange: fn(),
    templates: [],
    onTemplateKeep: fn(),
    onTemplateTake: fn(),
    onTemplateRemove: fn(),
    onChange: fn(),
    onFieldAdd: fn(),
    onFieldChange: fn(),
    onFieldRemove: fn(),
    onFieldMove: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  parameters: {
    specification: '2.7',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Posts an update to the customers’ Discord, for developers.',
          when: ['“Create new update” on the overview.'],
          whenNot: ['A message to one customer: Discord itself.'],
          keyboard: [
            ['Enter', 'Sends from any single-line field; a new line in the description'],
            ['Escape', 'Closes; asks first if something was typed'],
          ],
          do: ['Show Discord’s limits before sending; they warn and never block.'],
        }),
      },
    },
  },
} satisfies Meta<typeof NewUpdateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const second = within(screen.getByRole('group', { name: 'Field 2' }));
    await userEvent.click(second.getByRole('checkbox', { name: 'Inline' }));
    await expect(args.onFieldChange).toHaveBeenCalledWith({ id: 2, change: { inline: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Move field 2 up' }));
    await expect(args.onFieldMove).toHaveBeenCalledWith({ id: 2, to: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove field 1' }));
    await expect(args.onFieldRemove).toHaveBeenCalledWith(1);
    await expect(screen.getByRole('button', { name: 'Remove field 2' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
    await expect(args.onFieldAdd).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Send update' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

const coded = [
  { id: 1, name: 'Drop', value: 'Opens <t:1795363200:f>, <t:1795363200:t>', inline: false },
  {
    id: 2,
    name: 'Thanks',
    value: '<@&1090000000000000002> in <#1090000000000000003> <:drop:109>',
    inline: false,
  },
];

/** Times, mentions and emoji are written at the caret, and shown as Discord shows them. */
export const Inserting: Story = {
  args: { values: { ...meta.args.values, fields: coded }, templates: ['Drop', 'Toolbox Update'] },
  render: function Render(args) {
    const [values, setValues] = useState(args.values);
    return (
      <NewUpdateDialog
        {...args}
        values={values}
        onFieldChange={(edit) => {
          args.onFieldChange(edit);
          setValues((now) => ({
            ...now,
            fields: now.fields.map((field) =>
              field.id === edit.id ? Object.assign({}, field, edit.change) : field,
            ),
          }));
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    await expect(preview.getByText('@1090000000000000002')).toBeVisible();
    await expect(preview.getByText(/:drop:/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Insert into field 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert into field 1' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Emoji' }));
    await userEvent.type(await dialog.findByRole('searchbox'), 'tada');
    await userEvent.tab();
    await expect(dialog.getByRole('option', { name: 'tada' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith({
      id: 1,
      change: { value: 'Opens <t:1795363200:f>, <t:1795363200:t>🎉' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Insert into field 2' }));
    const second = within(await screen.findByRole('dialog', { name: 'Insert into field 2' }));
    const clock = second.getByRole('textbox', { name: 'Time of day' });
    await userEvent.clear(clock);
    await userEvent.type(clock, 'six');
    await expect(clock).toHaveAccessibleDescription(/A time of day is written like 18:00/);
    await expect(second.getByRole('button', { name: 'Insert' })).toBeDisabled();
    await userEvent.click(second.getByRole('radio', { name: 'Mention' }));
    await userEvent.type(second.getByRole('textbox', { name: 'ID' }), '1090000000000000009');
    await userEvent.click(second.getByRole('button', { name: 'Insert' }));
    await expect(args.onFieldChange).toHaveBeenLastCalledWith({
      id: 2,
      change: { value: `${coded[1]?.value ?? ''}<@1090000000000000009>` },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
    const [take] = await screen.findAllByRole('menuitem', { name: 'Drop' });
    if (take) await userEvent.click(take);
    await expect(args.onTemplateTake).toHaveBeenCalledWith('Drop');
  },
};

/** What Discord would refuse is listed, and blocks nothing; its JSON says what an update cannot have. */
export const Refused: Story = {
  args: {
    refusals: ['Field 1 has no name.', 'The value of field 2 has 1,025 of 1,024 characters.'],
    json: { text: '{ "embeds": [{ "title": "Drop", "footer": {} }] }', error: null, leftOut: ['footer'] },
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Discord would refuse this update')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send update' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discord’s JSON' }));
    await expect(screen.getByText('An update cannot have: footer')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'JSON of the message' }), 'x');
    await expect(args.onJsonChange).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: {
    values: { title: '', thumbnail: '', color: '#3BB2B7', fields: [] },
    counters: counted(0, 0),
  },
};

export const ColorRefused: Story = {
  args: {
    values: { title: 'Update', thumbnail: '', color: 'teal', fields: [] },
    counters: counted(6, 0),
    hints: { color: 'This is not a hex color such as #3BB2B7.' },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send update' })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: 'Embed Color' })).toHaveAccessibleDescription(
      'This is not a hex color such as #3BB2B7.',
    );
  },
};

export const OverTheLimits: Story = {
  args: {
    counters: counted(7323, 26),
    values: {
      title: 'T'.repeat(260),
      thumbnail: '',
      color: '#3BB2B7',
      fields: Array.from({ length: 26 }, (_, index) => ({
        id: index,
        name: `Field ${index + 1}`,
        value: 'Long value '.repeat(24),
        inline: true,
      })),
    },
  },
  play: async () => {
    await expect(screen.getByText(/of 6,000 characters, 26 of 25 fields/)).toBeInTheDocument();
  },
};

export const Sending: Story = { args: { isSending: true } };

export const Failed: Story = { args: { error: 'Failed to send update' } };
