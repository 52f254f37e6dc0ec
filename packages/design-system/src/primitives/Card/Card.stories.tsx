import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { TextField } from '../TextField/TextField';
import { Card } from './Card';

const onAdd = fn();

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    heading: 'Webhook Settings',
    description: 'Where each region’s alerts are posted. Saves when you leave a field.',
    children: <TextField label="EU" value="https://discord.com/api/webhooks/…" onChange={fn()} mono />,
  },
  decorators: [inColumn('640px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A section of a page: a heading, a sentence and its controls.',
          when: ['A page has several parts.'],
          whenNot: ['Inside another card: use a heading or a Disclosure.', 'A task above the page: Dialog.'],
          do: [
            'One primary button per card at most.',
            '`padding="none"` for tables and lists that run to the edges.',
          ],
          dont: ['Leave out the heading: it names the region.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Webhook Settings' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    badge: <Badge hasDot={false}>4</Badge>,
    actions: (
      <Button icon={<Icon icon={Plus} />} onPress={onAdd}>
        Add User
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(onAdd).toHaveBeenCalled();
  },
};

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button variant="ghost">Discard</Button>
        <Button variant="primary">Save Changes</Button>
      </>
    ),
  },
};

export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: (
      <ul>
        {['Winter releases', 'Outlet', 'Collaborations'].map((name) => (
          <li
            key={name}
            style={{ padding: '12px clamp(16px, 4vw, 24px)', borderTop: '1px solid var(--dd-color-border)' }}
          >
            {name}
          </li>
        ))}
      </ul>
    ),
  },
};

export const HeadingOnly: Story = { args: { children: undefined, description: undefined } };

export const LongHeading: Story = {
  args: {
    heading: 'Keyword lists of the winter releases in every region that the customer is allowed to watch',
    actions: <Button>Create Keyword List</Button>,
  },
};
