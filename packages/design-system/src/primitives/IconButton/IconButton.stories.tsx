import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Edit redirect', icon: <Icon icon={Pencil} />, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'An action whose icon is clear without words.',
          when: ['Row actions; close, copy, show and hide buttons.'],
          whenNot: ['The main action of a surface: Button.', 'An icon that has to be guessed: Button.'],
          keyboard: [
            ['Tab', 'Focuses the button and shows the tooltip'],
            ['Enter / Space', 'Presses it'],
            ['Escape', 'Hides the tooltip'],
          ],
          do: ['Include the name if several look alike: “Delete winter list”.'],
        }),
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit redirect' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const TooltipOnFocus: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '48px 64px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit redirect');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton
          key={size}
          {...args}
          label={`Edit, ${size}`}
          size={size}
          icon={<Icon icon={Pencil} size={size === 'large' ? 20 : 16} />}
        />
      ))}
    </Row>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} label="More" icon={<Icon icon={Ellipsis} />} />
      <IconButton {...args} label="Reload" variant="secondary" icon={<Icon icon={RefreshCw} />} />
      <IconButton {...args} label="Reload now" variant="primary" icon={<Icon icon={RefreshCw} />} />
      <IconButton {...args} label="Delete" variant="dangerGhost" icon={<Icon icon={Trash2} />} />
      <IconButton {...args} label="Delete all" variant="danger" icon={<Icon icon={Trash2} />} />
    </Row>
  ),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    // A press that does nothing does not close the tooltip either.
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['ghost', 'secondary', 'primary', 'dangerGhost', 'danger'] as const).map((variant) => (
        <ControlStates key={variant} target="button" cellWidth={64}>
          {(label, isDisabled) => (
            <IconButton {...args} label={label} variant={variant} isDisabled={isDisabled} />
          )}
        </ControlStates>
      ))}
    </Stack>
  ),
  play: expectStates,
};
