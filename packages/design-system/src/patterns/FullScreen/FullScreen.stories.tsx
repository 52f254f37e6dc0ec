import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { FullScreen, FullScreenActions, FullScreenText, FullScreenTitle } from './FullScreen';

const onPress = fn();

const meta = {
  title: 'Patterns/FullScreen',
  component: FullScreen,
  subcomponents: { FullScreenTitle, FullScreenText, FullScreenActions },
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <FullScreenTitle>Your bot is being set up</FullScreenTitle>
        <FullScreenText>You will receive a private message when it is done.</FullScreenText>
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
        <FullScreenText>{'A sentence that goes on and on. '.repeat(12)}</FullScreenText>
      </>
    ),
  },
};
