import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../../../.storybook/kit/usage';
import { Stepper } from './Stepper';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { label: 'Steps', steps: ['View', 'Select', 'Configure'], current: 1 },
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The current step of a task.',
          when: ['A task has two to five steps that follow each other.'],
          whenNot: ['Views that can be opened in any order: Tabs.'],
          keyboard: [],
          do: ['Show the name of the step, also on phones.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Done: View');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};

export const First: Story = { args: { current: 0 } };

export const Last: Story = { args: { current: 2 } };
