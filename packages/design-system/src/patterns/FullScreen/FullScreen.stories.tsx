import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { FullScreen, FullScreenActions, FullScreenTitle } from './FullScreen';

const onPress = fn();

const meta = {
  title: 'Patterns/FullScreen',
  component: FullScreen,
  subcomponents: { FullScreenTitle, FullScreenActions },
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <FullScreenTitle>Your bot is being set up</FullScreenTitle>
        <Text data-tone="muted" data-long="anywhere" data-above={2}>
          You will receive a private message when it is done.
        </Text>
        <FullScreenActions>
          <Button variant="primary" onPress={onPress}>
            Look again
          </Button>
          <Button>Log out</Button>
        </FullScreenActions>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: usage({
          summary: 'A page outside the Shell: the product’s name above one centered card.',
          when: ['There is nothing to navigate to: sign-in, setup, errors.'],
          whenNot: ['The page is part of the navigation: Shell.'],
          do: ['One title, one or two sentences, at most two buttons.'],
          dont: ['Show a spinner without saying what it waits for.'],
        }),
      },
    },
  },
} satisfies Meta<typeof FullScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your bot is being set up');
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Centered: Story = { args: { align: 'center' } };

export const Wide: Story = { args: { width: 'wide' } };

export const Bare: Story = {
  args: { variant: 'bare', children: <FullScreenTitle>Nothing around it</FullScreenTitle> },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <FullScreenTitle>{'Unbroken'.repeat(20)}</FullScreenTitle>
        <Text data-tone="muted" data-long="anywhere" data-above={2}>
          {'A sentence that goes on and on. '.repeat(12)}
        </Text>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
