import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor, type userEvent as UserEvent } from 'storybook/test';
import { defaultFormats } from '../../lib/format/formats';
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
    values: {
      ...defaultFormats,
      numbers: 'comma',
      theme: 'system',
      density: 'comfortable',
      motion: 'device',
      values: 'shown',
      changes: 'allowed',
    },
    onChange: fn(),
    previewAt: Date.UTC(2026, 2, 14, 9, 26),
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
            ['↓', 'Opens the list of a select or of the time zones'],
            ['Escape', 'Closes'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof PreferencesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const preview = (): HTMLElement => screen.getByLabelText('Preview');
const unfold = ({ click }: Pick<typeof UserEvent, 'click'>): Promise<void> =>
  click(screen.getByRole('button', { name: /^Formats and motion/ }));

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    // The dialog appears in a transition.
    await waitFor(() => expect(screen.getByText('UTC, from this browser')).toBeVisible());
    await expect(screen.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' });
  },
};

/** What the browser knows is asked on request. */
export const Unfolded: Story = {
  play: async ({ userEvent, args }) => {
    await unfold(userEvent);
    await expect(preview()).toHaveTextContent('March 14, 2026');
    await expect(preview()).toHaveTextContent('09:26, UTC');
    await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ motion: 'reduced' });
    await userEvent.click(screen.getByRole('button', { name: /Number format/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1.234,5' }));
    await expect(screen.getByText('12.345,6')).toBeVisible();
  },
};

export const SharedScreen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Shared screen/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Hide values on screen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: 'hidden' });
    await userEvent.click(screen.getByRole('switch', { name: 'Lock changes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ changes: 'locked' });
    await expect(screen.getByText('Values are hidden, Changes are locked')).toBeVisible();
  },
};

/** A zone is found by its city, whatever separates the words. */
export const TimeZoneSearch: Story = {
  play: async ({ userEvent, args }) => {
    await unfold(userEvent);
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('Browser’s (UTC)');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'new york');
    const option = await screen.findByRole('option', { name: 'America/New York GMT-4' });
    await expect(option).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ timeZone: 'America/New_York' });
    await expect(preview()).toHaveTextContent('05:26, America/New_York (GMT-4)');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TimeZoneOpen: Story = {
  args: { values: { ...meta.args.values, timeZone: 'Europe/Berlin' } },
  play: async ({ userEvent }) => {
    await unfold(userEvent);
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'europe b');
    await expect(await screen.findByRole('option', { name: 'Europe/Berlin GMT+1' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const UnfoldedNarrow: Story = { ...Unfolded, globals: { viewport: { value: 'phone' } } };
