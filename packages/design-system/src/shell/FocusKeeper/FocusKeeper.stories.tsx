import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { FocusKeeper } from './FocusKeeper';

/** A form whose buttons are removed or disabled when pressed. */
function Example(): ReactNode {
  const [name, setName] = useState('Release Radar');
  const [isOpen, setOpen] = useState(true);
  return (
    <main id="content" tabIndex={-1}>
      <FocusKeeper />
      <Stack>
        <TextField label="Search" value="" onChange={() => undefined} />
        <section aria-label="Settings">
          <Stack>
            <TextField label="Name" value={name} onChange={setName} />
            <Row>{isOpen && <Button onPress={() => setOpen(false)}>Discard</Button>}</Row>
            <Row>
              <Button isDisabled={name === ''} onPress={() => setName('')}>
                Add
              </Button>
            </Row>
          </Stack>
        </section>
      </Stack>
    </main>
  );
}

const meta = {
  title: 'Shell/FocusKeeper',
  component: FocusKeeper,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: usage({
          summary: 'Moves the focus nearby when the focused control is removed.',
          when: ['Once, at the root of the app.'],
          whenNot: ['A better target is known, such as the next row: focus it directly.'],
        }),
      },
    },
  },
  render: () => <Example />,
} satisfies Meta<typeof FocusKeeper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** A disabled button loses the focus too. */
export const SwitchedOff: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** After pointer input it moves to the region, not to a text box. */
export const ByPointer: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** A dialog whose opener has gone gives the focus to what was beside the opener. */
export const AfterADialog: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const dialog = document.body.appendChild(document.createElement('button'));
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Discard' });
    await expect(opener).toHaveFocus();
    dialog.focus();
    opener.style.display = 'none';
    dialog.remove();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
