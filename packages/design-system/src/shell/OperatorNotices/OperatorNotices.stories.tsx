import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { setPageMain } from '../../patterns/PageHeader/slots';
import { OperatorNotices } from './OperatorNotices';
import { maintenance, outage, prices } from './OperatorNotices.fixtures';
import { SwitchedOffAlert } from './SwitchedOffAlert';

const meta = {
  title: 'Shell/OperatorNotices',
  component: OperatorNotices,
  subcomponents: { SwitchedOffAlert },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <main ref={setPageMain}>
        <EmptyState title="A page" illustration="list" />
        <Story />
      </main>
    ),
  ],
  args: { notices: [maintenance], onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: usage({
          summary: 'What the operator says above every page, from config.json.',
          when: ['A maintenance, a known problem, an end of support.'],
          whenNot: ['A message about what the person did: Toast.', 'A new release: NewReleaseHint.'],
        }),
      },
    },
  },
} satisfies Meta<typeof OperatorNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its times, in the reader's zone. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Notices' });
    await expect(region).toHaveTextContent('Maintenance');
    await userEvent.click(screen.getByRole('button', { name: 'Close notice: Maintenance' }));
    await expect(args.onClose).toHaveBeenCalledWith('maintenance');
  },
};

export const Several: Story = {
  args: {
    notices: [outage, prices],
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Close notice/ })).toHaveLength(2);
  },
};

export const None: Story = {
  args: { notices: [] },
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  },
};

const closed = fn();

/** In place of what is switched off. */
export const SwitchedOff: Story = {
  render: () => <SwitchedOffAlert isOpen onClose={closed} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Switched off for now' })).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(closed).toHaveBeenCalledOnce();
  },
};
