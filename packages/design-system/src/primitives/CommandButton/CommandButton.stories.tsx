import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { KeyHintsContext } from '../../keys/keyHints';
import { PagePartsContext, type PageParts } from '../../keys/pageCommands';
import { runCommand } from '../../keys/runCommand';
import { CommandButton } from './CommandButton';

const parts: PageParts = new Set();

const meta = {
  title: 'Primitives/CommandButton',
  component: CommandButton,
  tags: ['autodocs'],
  args: { command: 'new', variant: 'primary', children: 'Create Redirect', onPress: fn() },
  decorators: [
    (Story) => (
      <PagePartsContext value={parts}>
        <KeyHintsContext value={{ new: 'N', save: 'Ctrl S' }}>
          <div style={{ padding: '48px 64px' }}>
            <Story />
          </div>
        </KeyHintsContext>
      </PagePartsContext>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A Button that keys press, and whose tooltip shows them.',
          when: ['The Save of a form.', 'What a page creates.'],
          whenNot: ['An IconButton: `useCommandPress`, and `keyAct` for its tooltip.'],
          keyboard: [
            ['N, Ctrl+S', 'Press it'],
            ['Escape', 'Hides the tooltip'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof CommandButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: 'Create Redirect' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('PressN');
    // A scroll or a resize hides it, so that a screenshot would have it or not.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(runCommand(parts, 'new')).toBe(true);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The keys of a Save without changes are taken, so that the browser does not save the page, and do nothing. */
export const NothingToSave: Story = {
  args: { command: 'save', isDirty: false, children: 'Save Changes' },
  play: async ({ args }) => {
    await expect(runCommand(parts, 'save')).toBe(true);
    await expect(runCommand(parts, 'new')).toBe(false);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
