import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { FoundEntries } from './FoundEntries';

const items = [
  {
    id: 'inputs:a:1',
    label: 'nike.com/launch/t/dunk-low-panda-DD1391-100',
    detail: 'Nike SNKRS · for Ada',
    href: '/monitors/a?inputs.row=1',
  },
  { id: 'inputs:b:4', label: 'DD1391-100', detail: 'Zalando', href: '/monitors/b?inputs.row=4' },
  { id: 'redirects:7', label: 'dunk', detail: 'Name', href: '/monitors/redirects?search=dunk' },
];

const meta = {
  title: 'Features/monitors/FoundEntries',
  component: FoundEntries,
  tags: ['autodocs'],
  args: {
    items,
    count: 3,
    look: { label: 'Look in all 24 monitors', isRunning: false },
    onLook: fn(),
  },
  parameters: {
    specification: '2.7',
    docs: {
      description: {
        component: usage({
          summary:
            'What the search of the overview finds besides monitors: inputs by link, SKU and note, and redirects.',
          when: ['Below the list of monitors, while something is searched.'],
          whenNot: ['The search over everything: CommandPalette.'],
          keyboard: [['Tab Enter', 'Opens what is found at its row; looks in the other monitors, or stops']],
          do: ['Show at once what is loaded, and read the rest only when asked to.'],
        }),
      },
    },
  },
} satisfies Meta<typeof FoundEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'DD1391-100' })).toHaveAttribute(
      'href',
      '/monitors/b?inputs.row=4',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Look in all 24 monitors' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = {
  args: {
    items: [],
    count: 0,
    look: { label: 'Stop looking: 8 of 24 monitors read', isRunning: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for a link, SKU or note?');
  },
};

/** Every monitor is known. */
export const More: Story = {
  args: { count: 20, look: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17 more: type more to narrow it down.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Every monitor is known, and none has it. */
export const NothingFound: Story = {
  args: { items: [], count: 0, look: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No link, SKU or note matches');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
