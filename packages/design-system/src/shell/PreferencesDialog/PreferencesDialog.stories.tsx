import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { PreferencesDialog, type PreferencesDialogProps } from './PreferencesDialog';

function Controlled(props: PreferencesDialogProps): ReactNode {
  const [values, setValues] = useState(props.values);
  return (
    <PreferencesDialog
      {...props}
      values={values}
      onChange={(changed) => {
        setValues({ ...values, ...changed });
        props.onChange(changed);
      }}
    />
  );
}

const meta = {
  title: 'Shell/PreferencesDialog',
  component: PreferencesDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    values: { theme: 'system', sizes: 'eu', values: 'shown' },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    specification: '4.21',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: usage({
          summary: 'What a person can choose for this browser. Each choice applies at once.',
          when: ['From the sidebar, the palette or by its key, over any page.'],
          whenNot: ['Settings of the customer, which are saved on the server: a page.'],
          keyboard: [
            ['Tab', 'Next preference'],
            ['← →', 'Chooses the next or previous value'],
            ['↓', 'Opens the list of the languages'],
            ['Escape', 'Closes'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof PreferencesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
  },
};

export const SharedScreen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Shared screen/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Hide values on screen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: 'hidden' });
    await waitFor(() => expect(screen.getByText('Values are hidden')).toBeVisible());
  },
};

export const SizesBesideEU: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'EU and US' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sizes: 'us' });
  },
};
