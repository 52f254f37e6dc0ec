import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ButtonDoDont } from '../../../../../.storybook/foundations/examples/controls';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Icon } from '../Icon/Icon';
import { Button } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Save changes', onPress: fn() },
  parameters: {
    DoDont: ButtonDoDont,
    docs: {
      description: {
        component: usage({
          summary: 'Starts an action on this page.',
          when: ['Pressing it does something: save, open a dialog, send a request.'],
          whenNot: [
            'It leads to another page: Link (its `primary` and `secondary` variants look the same).',
            'There is only room for an icon: IconButton, which has a tooltip.',
          ],
          keyboard: [
            ['Tab', 'Focuses the button, also while it is pending'],
            ['Enter / Space', 'Presses it'],
          ],
          do: [
            'Use one `primary` button per surface.',
            'Begin with a verb, in sentence case: “Create redirect”.',
            'Set `isPending` while it works: width and focus stay.',
          ],
          dont: [
            'Make a destructive action the first or the default button.',
            'Disable it without saying nearby what is missing.',
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Row key={size}>
          {(['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const).map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant} icon={<Icon icon={Plus} />}>
              Add input
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  parameters: { picture: false },
  args: { isDisabled: true },
  render: (args) => (
    <Row>
      {(['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PendingVariants: Story = {
  args: { isPending: true },
  render: (args) => (
    <Row>
      {(['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

/** What a double-click does: a primary button acts once, and so does what takes the place of the first. */
export const DoubleClick: Story = {
  parameters: { picture: false },
  render: function Moving(args) {
    const [names, setNames] = useState(['first', 'second', 'third']);
    return (
      <Row>
        <Button {...args} variant="primary">
          Purchase
        </Button>
        <Button {...args}>More</Button>
        {names.map((name) => (
          <Button key={name} onPress={() => setNames((all) => all.filter((other) => other !== name))}>
            {`Delete ${name}`}
          </Button>
        ))}
      </Row>
    );
  },
  beforeEach: () => {
    // All presses are at one time, whatever a busy machine takes between them.
    Object.defineProperty(PointerEvent.prototype, 'timeStamp', { get: () => 1_000, configurable: true });
    return () => void Reflect.deleteProperty(PointerEvent.prototype, 'timeStamp');
  },
  play: async ({ canvas, userEvent, args }) => {
    const coords = { clientX: 40, clientY: 20 };
    const press = (name: string): Promise<void> =>
      userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('button', { name }), coords });
    await press('Purchase');
    await press('Purchase');
    await expect(args.onPress).toHaveBeenCalledOnce();

    coords.clientX += 100;
    await press('More');
    await press('More');
    await expect(args.onPress).toHaveBeenCalledTimes(3);

    coords.clientX += 100;
    await press('Delete first');
    await press('Delete second');
    await expect(canvas.getByRole('button', { name: 'Delete second' })).toBeVisible();
    canvas.getByRole('button', { name: 'Delete second' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Delete second' })).toBeNull();
  },
};

export const KeyboardFocus: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button').matches(':focus-visible')).toBe(true);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongLabel: Story = {
  args: {
    variant: 'primary',
    isFullWidth: true,
    children: 'Create a keyword list for the winter releases of every region that is being watched',
    icon: <Icon icon={Plus} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'] as const).map((variant) => (
        <ControlStates key={variant} target="button" cellWidth={96}>
          {(label, isDisabled) => (
            <Button {...args} variant={variant} isDisabled={isDisabled}>
              {label}
            </Button>
          )}
        </ControlStates>
      ))}
    </Stack>
  ),
  play: expectStates,
};
