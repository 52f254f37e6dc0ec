import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Pills } from './Pills';
import { Segments } from './Segments';

const meta = {
  title: 'Primitives/Segments',
  component: Segments,
  subcomponents: { Pills },
  tags: ['autodocs'],
  args: {
    label: 'Show',
    options: [
      { id: 'all', label: 'All' },
      { id: 'active', label: 'Active' },
      { id: 'private', label: 'Private' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Segments
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'One of a few short options, all visible, that takes effect at once.',
          when: ['What a chart or a list in a dialog shows.'],
          whenNot: ['A value that is saved with a form: RadioGroup.', 'More than four options: Select.'],
          keyboard: [['Arrow keys', 'Choose the next or the previous option']],
        }),
      },
    },
  },
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Private' }));
    await expect(args.onChange).toHaveBeenCalledWith('private');
    await expect(canvas.getByRole('radio', { name: 'Private' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('active');
  },
};

/** Segments that share the width, with counts; here none is chosen yet. */
export const WithCounts: Story = {
  args: {
    label: 'Kind',
    options: [
      { id: 'channels', label: 'Channels', detail: '12 · 2 set' },
      { id: 'roles', label: 'Roles', detail: '7' },
    ],
    value: null,
    isWide: true,
  },
  decorators: [inColumn('420px')],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Channels', description: '12 · 2 set' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('channels');
  },
};

/** With targets for fingers, in sheets: one or several. */
export const AsPills: Story = {
  render: function Several() {
    const [chosen, setChosen] = useState<readonly string[]>(['active']);
    return (
      <>
        <h3 id="columns">Columns</h3>
        <Pills
          labelledBy="columns"
          isMultiple
          options={[
            { id: 'active', label: 'Active' },
            { id: 'private', label: 'Private' },
          ]}
          chosen={chosen}
          onChange={setChosen}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Columns' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Private' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Private' })).toBeChecked();
  },
};
