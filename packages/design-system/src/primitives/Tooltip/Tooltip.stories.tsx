import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen } from 'storybook/test';
import { Row } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Tooltip, TooltipText } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipText },
  tags: ['autodocs'],
  args: { content: 'Monitor needs setup', children: <Button icon={<Icon icon={Info} />}>Status</Button> },
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
          summary: 'A name or a short sentence on hover and keyboard focus.',
          when: [
            'The full version of a truncated text.',
            'The meaning of an icon. (IconButton has its own.)',
          ],
          whenNot: [
            'Text that is needed to continue: write it on the page.',
            'Buttons and links: Menu or Dialog.',
            'Touch screens: they have no hover.',
          ],
          keyboard: [
            ['Tab', 'Shows it on focus'],
            ['Escape', 'Hides it'],
          ],
          do: ['Use a trigger that the keyboard reaches: a control, or TooltipText.'],
          dont: ['Repeat text that is already visible.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Monitor needs setup');
  },
};

export const Open: Story = { args: { isOpen: true } };

export const LongText: Story = {
  args: {
    isOpen: true,
    placement: 'bottom',
    content: 'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001?size=42.5',
  },
};

export const Sides: Story = {
  render: () => (
    <Row style={{ gap: 120 }}>
      {(['left', 'top', 'bottom', 'right'] as const).map((placement) => (
        <Tooltip key={placement} content={`On the ${placement}`} placement={placement} isOpen>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Row>
  ),
};

export const OnTruncatedText: Story = {
  args: {
    content: 'AB1234-001 Air Runner Low Premium Winter Edition',
    children: (
      <TooltipText>
        <span
          role="note"
          style={{
            display: 'block',
            width: 160,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          AB1234-001 Air Runner Low Premium Winter Edition
        </span>
      </TooltipText>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
