import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { choosableIn, groups, many, planOf, replacing, someFailed } from './Plan.fixtures';
import { Plan, PlanActions } from './Plan';
import type { PlanProps } from './types';
import { Row, Stack } from '../../primitives';

/** A plan above its buttons, which a dialog has in its footer. */
const withActions = (props: PlanProps): ReactElement => (
  <Stack data-gap={4}>
    <Plan {...props} />
    <Row data-justify="end" data-wraps>
      <PlanActions {...props} />
    </Row>
  </Stack>
);

const meta = {
  title: 'Patterns/Plan',
  component: Plan,
  subcomponents: { PlanActions },
  render: withActions,
  tags: ['autodocs'],
  args: planOf(groups),
  decorators: [inColumn('640px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'What a job is about to write, step by step; then its progress, and what became of it.',
          when: [
            'One action writes to several resources or parts: copy to many, restore, replace everywhere.',
          ],
          whenNot: ['The selected rows of a list get the same value: BulkChangeDialog.'],
          keyboard: [
            ['Tab', 'Moves through the choices, then to the buttons'],
            ['Space', 'Chooses a step, or all steps of its group'],
          ],
          do: [
            'Say for each skipped step why it is skipped.',
            'List what is deleted in the step that deletes it.',
          ],
          dont: ['Start the job before the plan was shown.'],
        }),
      },
    },
  },
} satisfies Meta<PlanProps>;

export default meta;
type Story = StoryObj<PlanProps>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 changes · 2 skipped · 2 unchanged')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delay' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'snkrs delay', isChosen: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nike SNKRS' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ group: 'Nike SNKRS', isChosen: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Make 4 changes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Webhooks are named by their last characters. */
export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/discord.com/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show secrets' }));
    await expect(canvas.getByText(/webhooks\/\d+\/main-Qx7f/)).toBeVisible();
  },
};

/** A step shows its first values; the others on request. */
export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/air-runner-12$/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 9 more' }));
    await expect(await canvas.findByText(/air-runner-12$/)).toBeInTheDocument();
  },
};

export const PartlyChosen: Story = {
  args: { chosen: new Set(['snkrs delay']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Nike SNKRS' })).toBePartiallyChecked();
    await expect(canvas.getByText('1 of 3 changes')).toBeInTheDocument();
  },
};

/** Deletions are red, and confirmed separately. */
export const Deletions: Story = {
  args: { groups: replacing, chosen: choosableIn(replacing) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Deletes GW2499')).toBeVisible();
    await expect(canvas.queryByText('Deletes JH5458')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make 1 change' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 5 entries?' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete 5 entries' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NothingToDo: Story = {
  args: { groups: groups.slice(2), chosen: new Set<string>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to change · 1 unchanged');
    await expect(canvas.getByRole('button', { name: /Make/ })).toBeDisabled();
  },
};

export const Crowded: Story = {
  args: { groups: many, chosen: choosableIn(many) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getByRole('button', { name: 'Make 800 changes' })).toBeEnabled();
  },
};

export const Running: Story = {
  args: { progress: { done: 12, total: 40, failed: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Making 40 changes' })).toHaveAttribute(
      'aria-valuetext',
      '12 of 40, 3 failed',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** Each group has its result; those with failures come first. */
export const SomeFailed: Story = {
  args: { result: someFailed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 4 changes made')).toBeInTheDocument();
    const [first, second] = within(canvas.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Nike SNKRS1 of 3 changes made');
    await expect(first).toHaveTextContent('Webhook of EU: The server answered with 500.');
    await expect(second).toHaveTextContent('Kith1 change made');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 2 changes' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: { result: { done: 1, stopped: 3, failed: [], doneIds: new Set(['kith inputs']) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 3 changes made')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with 3 changes' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { result: { done: 4, stopped: 0, failed: [], doneIds: choosableIn(groups) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Live(props: PlanProps): ReactNode {
  const [job, setJob] = useState<Pick<PlanProps, 'progress' | 'result'>>(props);
  return withActions({
    ...props,
    ...job,
    onConfirm: () => setJob({ progress: { done: 1, total: 4 }, result: null }),
    onStop: () => setJob({ progress: null, result: { done: 1, stopped: 3, failed: [] } }),
  });
}

/** The focus moves with the steps of the job. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Nike SNKRS' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Make 4 changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Making the changes' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 4 changes made' })).toHaveFocus());
  },
};
