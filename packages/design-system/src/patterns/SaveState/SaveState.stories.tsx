import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { TextField } from '../../primitives/TextField/TextField';
import { SaveState } from './SaveState';

const meta = {
  title: 'Patterns/SaveState',
  component: SaveState,
  tags: ['autodocs'],
  args: { state: 'saving', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The result of a change that saves automatically.',
          when: ['Beside a field that saves on change: delay, proxy list, product.'],
          whenNot: ['A form with a Save button: UnsavedBar.', 'The result of an action elsewhere: Toast.'],
          keyboard: [['Enter / Space', 'On Retry: saves again']],
          do: ['Say what was kept: “The old value is back.”'],
          dont: ['Show one for each of ten fields: the group needs only one.'],
        }),
      },
    },
  },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
};

export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** All four states have the same size. */
export const KeepsItsRoom: Story = {
  render: (args) => (
    <Stack>
      {(['idle', 'saving', 'saved', 'failed'] as const).map((state) => (
        <Row key={state} data-testid="room">
          <SaveState {...args} state={state} />
          <span>beside</span>
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByText('beside').map((word) => word.getBoundingClientRect().left);
    await expect(new Set(places).size).toBe(1);
    const heights = canvas.getAllByTestId('room').map((row) => row.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const BesideAField: Story = {
  args: { state: 'failed' },
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: 80 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <strong>Delay</strong>
        <SaveState {...args} />
      </Row>
      <TextField label="Delay in seconds" isLabelHidden value="10" onChange={() => undefined} />
    </div>
  ),
};
