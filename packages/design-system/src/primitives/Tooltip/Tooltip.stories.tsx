import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { PlainButton } from '../Button/PlainButton';
import { tooltipProps } from './Tooltip';
import TooltipBubble, { type TooltipBubbleProps } from './TooltipBubble';

/** An element with the content of its tooltip open. */
function Shown(props: Omit<TooltipBubbleProps, 'triggerRef'>): ReactNode {
  const trigger = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={trigger}>{props.placement}</span>
      <TooltipBubble {...props} triggerRef={trigger} />
    </>
  );
}

const meta = {
  title: 'Primitives/Tooltip',
  component: TooltipBubble,
  tags: ['autodocs'],
  args: { content: 'Monitor needs setup', placement: 'top', triggerRef: { current: null } },
  render: (args) => <Shown {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-block', padding: '56px 88px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary:
            'A name or a short sentence on hover and keyboard focus. Any control gets one by `tooltipProps`; PageTooltip shows it.',
          when: ['The meaning of an icon. (IconButton has its own.)', 'The keys of an act.'],
          whenNot: [
            'Text that is needed to continue: write it on the page.',
            'Buttons and links: Menu or Dialog.',
            'Touch screens: they have no hover.',
          ],
          keyboard: [
            ['Tab', 'Shows it on focus'],
            ['Escape', 'Hides it'],
          ],
          do: ['Use it on what the keyboard reaches.'],
          dont: ['Repeat text that is already visible.'],
        }),
      },
    },
  },
} satisfies Meta<typeof TooltipBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const LongText: Story = {
  args: {
    placement: 'bottom',
    content: 'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001?size=42.5',
  },
};

export const Sides: Story = {
  render: () => (
    <Row style={{ gap: 120 }}>
      {(['left', 'top', 'bottom', 'right'] as const).map((placement) => (
        <Shown key={placement} content={`On the ${placement}`} placement={placement} />
      ))}
    </Row>
  ),
};

const Pair = (): ReactNode => (
  <Row style={{ gap: 40 }}>
    <PlainButton {...tooltipProps('Monitor needs setup')}>Status</PlainButton>
    <PlainButton {...tooltipProps('Edit')} aria-label="Edit">
      E
    </PlainButton>
  </Row>
);

export const OnFocus: Story = {
  parameters: { picture: false },
  render: () => <Pair />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Monitor needs setup');
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveAccessibleDescription(
      'Monitor needs setup',
    );
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Edit'));
    // It is the name already.
    await expect(canvas.getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The first one opens after a while, the next at once; a press closes it, and a finger opens none. */
export const UnderThePointer: Story = {
  parameters: { picture: false },
  render: () => <Pair />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('button', { name: 'Status' });
    await userEvent.hover(status);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Monitor needs setup');
    await userEvent.hover(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Edit'));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.unhover(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.pointer({ keys: '[TouchA]', target: status });
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
