import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { KeyHintsProvider } from './KeyHintsProvider';
import { KeyTooltip } from './KeyTooltip';

const meta = {
  title: 'Shell/KeyTooltip',
  component: KeyTooltip,
  subcomponents: { KeyHintsProvider },
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Shows the keys of any button with `data-key`, on hover and on keyboard focus.',
          when: ['Once, at the root of the app.'],
          whenNot: ['An IconButton: its own tooltip shows its keys.'],
          keyboard: [['Escape', 'Hides the tooltip']],
        }),
      },
    },
  },
  render: () => (
    <KeyHintsProvider hints={{ new: 'N' }}>
      <div style={{ padding: '48px 64px' }}>
        <Button variant="primary" data-key="new">
          Create Redirect
        </Button>
      </div>
      <KeyTooltip />
    </KeyHintsProvider>
  ),
} satisfies Meta<typeof KeyTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button', { name: 'Create Redirect' });
    button.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('PressN');
    button.blur();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    button.focus();
    await screen.findByRole('tooltip');
    // A scroll or a resize hides it, so that a screenshot would have it or not.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
