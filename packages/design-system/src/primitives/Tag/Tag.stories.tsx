import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Tag } from './Tag';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Early access', onRemove: fn() },
  decorators: [inColumn('240px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A short name in a group of names.',
          when: ['Selected items that can be removed one by one.'],
          whenNot: ['A status: Badge or StatusBadge.'],
          keyboard: [
            ['Tab', 'Moves to the Remove button'],
            ['Enter / Space', 'Removes it'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Early access' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A finger beside the button, too, removes the tag. */
export const Narrow: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove Early access' });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const [dx, dy] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const)
      await expect(document.elementFromPoint(x + dx, y + dy)).toBe(button);
  },
};

export const Fixed: Story = {
  parameters: { picture: false },
  render: () => <Tag>Early access</Tag>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RoleColor: Story = { args: { dotColor: '#3BB2B7' } };

/** What a save will do, as an icon and a word. */
export const Changes: Story = {
  render: () => (
    <>
      <Tag change="added">Release Calendar</Tag> <Tag change="removed">Sneaker</Tag>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Release Calendar').parentElement).toHaveTextContent(
      'Release Calendar added',
    );
    await expect(canvas.getByText('Sneaker', { selector: 'del' }).parentElement).toHaveTextContent(
      'Sneaker removed',
    );
  },
};

export const LongName: Story = { args: { children: 'A very long role name '.repeat(6) } };

export const States: Story = {
  parameters: { isWide: true },
  render: (args) => (
    <ControlStates target="button" canBeDisabled={false} cellWidth={120}>
      {(label) => <Tag {...args}>{label}</Tag>}
    </ControlStates>
  ),
  play: expectStates,
};
