import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import KnownServersMenu from './KnownServersMenu';

const meta = {
  title: 'Features/settings/KnownServersMenu',
  component: KnownServersMenu,
  tags: ['autodocs'],
  args: {
    names: {
      '112233445566778899': 'Sole Searchers',
      '998877665544332211': 'Restock Radar',
      '445566778899112233': 'Lace Theory',
    },
    listed: ['445566778899112233'],
    onAdd: fn(),
  },
  parameters: {
    specification: '2.3',
    docs: {
      description: {
        component: usage({
          summary: 'The servers whose names are known, to be added to the whitelisted ones.',
          when: ['In the field of the whitelisted servers, which takes any ID.'],
          whenNot: ['To choose one of a closed list: Select.'],
        }),
      },
    },
  },
} satisfies Meta<typeof KnownServersMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a known server' }));
    await expect(screen.queryByRole('menuitem', { name: /Lace Theory/ })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: /Restock Radar/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('998877665544332211');
  },
};

/** Nothing while no name is known, or all of them are listed. */
export const NothingKnown: Story = {
  args: { names: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
