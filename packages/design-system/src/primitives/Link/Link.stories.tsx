import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ControlStates, expectStates } from '../../../../../.storybook/kit/controlStates';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Link } from './Link';
import { NavigateContext } from '../../lib/react/navigate';

const navigate = fn();

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { children: 'Monitor redirects', href: '/monitors/redirects', onPress: fn() },
  decorators: [
    (Story) => (
      <NavigateContext value={navigate}>
        <Story />
      </NavigateContext>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Leads to another page, inside or outside the product.',
          when: ['Pressing it changes the URL or opens another page.'],
          whenNot: ['Pressing it does something on this page: Button.'],
          keyboard: [['Enter', 'Follows the link']],
          do: [
            'Use words that make sense alone: “Billing portal”.',
            'Use `inline` inside sentences: it is underlined.',
          ],
          dont: ['Write “click here”.', 'Pass a URL from the server that was not checked first.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Monitor redirects' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/monitors/redirects');
  },
};

export const InSentence: Story = {
  render: (args) => (
    <p style={{ maxWidth: 420 }}>
      Messages go to the webhook of the region. To send some of them elsewhere, set up <Link {...args} /> for
      their keywords, or read about webhooks in the{' '}
      <Link {...args} href="https://support.discord.com/hc/webhooks">
        platform’s help
      </Link>
      .
    </p>
  ),
};

export const External: Story = {
  args: { children: 'Billing portal', href: 'https://billing.example.com/session', variant: 'standalone' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Billing portal (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LikeButtons: Story = {
  render: (args) => (
    <Row>
      <Link {...args} variant="primary">
        Choose a plan
      </Link>
      <Link {...args} variant="secondary">
        Open monitor
      </Link>
      <Link {...args} variant="ghost" size="small">
        Back to Monitor List
      </Link>
    </Row>
  ),
};

export const LongAddress: Story = {
  args: {
    children:
      'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001?size=42.5&region=eu',
    href: 'https://shop.example.com/products/air-runner-low-premium-winter-edition-ab1234-001',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['inline', 'standalone', 'primary'] as const).map((variant) => (
        <ControlStates key={variant} target="a" canBeDisabled={false} cellWidth={120}>
          {(label) => (
            <Link {...args} variant={variant}>
              {label}
            </Link>
          )}
        </ControlStates>
      ))}
    </Stack>
  ),
  play: expectStates,
};
