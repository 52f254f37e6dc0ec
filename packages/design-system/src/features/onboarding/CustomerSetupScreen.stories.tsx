import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { images } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { CustomerSetupScreen, type CustomerSetupScreenProps } from './CustomerSetupScreen';

const empty = { name: '', imageUrl: '', hexColor: '#1c2a97', footerText: '', footerIcon: '' };
const filled = {
  name: 'Night Owl Group',
  imageUrl: images.bot,
  hexColor: '#3BB2B7',
  footerText: 'Night Owl | v 1.4.0',
  footerIcon: images.bot,
};

/** Holds the typed values, like the app. */
function Typing(props: CustomerSetupScreenProps): ReactNode {
  const [values, setValues] = useState(props.values);
  return (
    <CustomerSetupScreen
      {...props}
      values={values}
      onFieldChange={({ field, value }) => {
        setValues((now) => ({ ...now, [field]: value }));
        props.onFieldChange({ field, value });
      }}
    />
  );
}

function Stepping(props: CustomerSetupScreenProps): ReactNode {
  const [step, setStep] = useState(props.step);
  return (
    <CustomerSetupScreen
      {...props}
      step={step}
      onStart={() => setStep('form')}
      onCreate={() => setStep('pending')}
    />
  );
}

const meta = {
  title: 'Features/onboarding/CustomerSetupScreen',
  component: CustomerSetupScreen,
  tags: ['autodocs'],
  args: {
    step: 'form',
    userName: 'ines.carvalho',
    values: empty,
    errors: {},
    isSaving: false,
    onStart: fn(),
    onFieldChange: fn(),
    onCreate: fn(),
    onLogout: fn(),
  },
  render: (args) => <Typing {...args} />,
  parameters: {
    specification: '2.14',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'The steps of a new customer between the payment and a running bot.',
          when: ['The customer has paid and has no profile yet.'],
          whenNot: ['To change a profile: Settings.'],
          keyboard: [['Enter', 'In a text field: creates the profile']],
          do: ['Keep the values outside, so that they survive a reload.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CustomerSetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty fields show defaults in the preview. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getByRole('article')).getByText('Customer or Group Name')).toBeVisible();
    await expect(canvas.getByText('Example Title')).toBeVisible();
    await expect(canvas.getByText('Example description')).toBeVisible();
    await expect(canvas.getByText('FooterText')).toBeVisible();
    await expect(canvas.getByTestId('embed')).toHaveStyle({ borderLeftColor: 'rgb(28, 42, 151)' });
    await expect(canvas.getByTestId('bot-avatar')).toBeVisible();
    for (const name of ['Name', 'Image URL', 'Embed Color', 'Footer Text', 'Footer Icon URL']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Create Profile' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Start: Story = {
  args: { step: 'start' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, ines.carvalho' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Setup' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The button that was pressed is gone, so the focus goes to the heading of the next step. */
export const NextStep: Story = {
  parameters: { picture: false },
  args: { step: 'start' },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Setup' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Profile' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Your bot is being set up' })).toHaveFocus(),
    );
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Night Owls');
    await expect(within(canvas.getByRole('article')).getByText('Night Owls')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Embed Color' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Embed Color' }), 'F00');
    await waitFor(() => expect(canvas.getByTestId('embed')).toHaveAttribute('data-color', '#ff0000'));
  },
};

/** A rejected form moves the focus to the first invalid field. */
export const Invalid: Story = {
  args: {
    values: { ...empty, imageUrl: 'https://images.example.com/a.png', hexColor: 'teal-ish' },
    errors: {
      name: 'Name is required.',
      hexColor: 'Invalid hex color value',
      footerText: 'Footer Text is required.',
      footerIcon: 'Footer Icon URL is required.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Profile' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Embed Color' })).toHaveAccessibleDescription(
      /Invalid hex color value/,
    );
  },
};

export const Saving: Story = {
  args: { values: filled, isSaving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create Profile/ }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { step: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your bot is being set up' })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { step: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading your profile' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { values: filled },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const StartNarrow: Story = {
  args: { step: 'start', userName: 'AVeryLongNameThatSomebodyGaveThemselvesOnDiscord' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
