import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { usage } from '../../../../../../.storybook/kit/usage';
import { choosableIn, groups, replacing, someFailed } from '../../../patterns/Plan/Plan.fixtures';
import { baseProps, developerParts, monitors } from './CopyToDialog.fixtures';
import { CopyToDialog } from './CopyToDialog';
import type { CopyToDialogProps } from './types';

const meta = {
  title: 'Features/tools/CopyToDialog',
  component: CopyToDialog,
  tags: ['autodocs'],
  args: baseProps,
  parameters: {
    specification: '2.9',
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: usage({
          summary: 'Copies what one monitor has to others: what, where, a plan to review, and one job.',
          when: ['A monitor’s page, for several other monitors at once.'],
          whenNot: ['The inputs of one monitor: its table and its import.'],
          keyboard: [
            ['Tab', 'Moves through the choices, then to the buttons'],
            ['Space', 'Chooses a part, a monitor or a step of the plan'],
            ['Escape', 'Closes the dialog, but not while the job is running'],
          ],
          dont: ['Write anything that the plan did not show.'],
        }),
      },
    },
  },
} satisfies Meta<typeof CopyToDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('checkbox', { name: 'Inputs' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Shown (12)' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ inputs: 'shown' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Webhooks' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ parts: ['inputs', 'webhooks'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Everything' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
      parts: ['inputs', 'webhooks', 'ownProducts'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

/** Replace says what it deletes. */
export const Developer: Story = {
  args: {
    parts: developerParts,
    choice: {
      ...baseProps.choice,
      parts: ['inputs', 'webhooks', 'delay', 'examples', 'access'],
      modes: { inputs: 'replace', examples: 'add', access: 'replace' },
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByText('Replace deletes all other inputs of the monitors that you choose.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keywords' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
      parts: ['inputs', 'webhooks', 'delay', 'examples', 'access', 'keywords'],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'US' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ regions: ['EU-Nike'] });
  },
};

/** A monitor without inputs and webhooks. */
export const LittleToCopy: Story = {
  args: {
    offer: { inputs: { all: 0, shown: 0, selected: 0 }, regions: [], examples: 0, hasKeywords: false },
    choice: { ...baseProps.choice, parts: [] },
    isChosen: false,
  },
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: 'Inputs' })).toBeDisabled();
    await waitFor(() => expect(screen.getByText('No region of this monitor has one.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { sourceStatus: 'loading' } };

export const SourceFailed: Story = {
  args: { sourceStatus: 'failed' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onSourceRetry).toHaveBeenCalledOnce();
  },
};

export const Targets: Story = {
  args: { stage: 'targets' },
  play: async ({ args, userEvent }) => {
    const { targets } = args;
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search monitors' }), 'k');
    await expect(targets.onSearchChange).toHaveBeenLastCalledWith('k');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solebox' }));
    await expect(targets.onPick).toHaveBeenLastCalledWith({ uuid: 'm-2', isPicked: true });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 24 monitors' }));
    await expect(targets.onPickMatches).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 2 monitors' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NoneMatch: Story = {
  args: {
    stage: 'targets',
    targets: { ...baseProps.targets, monitors: [], search: 'nothing like it' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No monitors match')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('2 monitors selected · 2 not shown');
  },
};

export const TargetsLoading: Story = {
  args: { stage: 'targets', targets: { ...baseProps.targets, status: 'loading' } },
};

export const TargetsFailed: Story = {
  args: { stage: 'targets', targets: { ...baseProps.targets, status: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.targets.onRetry).toHaveBeenCalledOnce();
  },
};

/** 10,000 monitors, of which those in view are rendered. */
export const Crowded: Story = {
  args: { stage: 'targets', targets: { ...baseProps.targets, monitors: monitors(10_000), total: 10_000 } },
  play: async () => {
    const list = screen.getByRole('list', { name: 'Monitors' });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    list.parentElement?.scrollTo(0, 1_000_000);
    await within(list).findByText('END. 9999');
    list.parentElement?.scrollTo(0, 0);
    await within(list).findByText('Nike SNKRS');
  },
};

export const Reading: Story = {
  args: { stage: 'reading', targetCount: 40, reading: { isRunning: true, done: 12, total: 40, failed: [] } },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Comparing 40 monitors' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onReadingStop).toHaveBeenCalledOnce();
  },
};

export const SomeNotRead: Story = {
  args: {
    stage: 'reading',
    targetCount: 40,
    readCount: 37,
    reading: {
      isRunning: false,
      done: 40,
      total: 40,
      failed: monitors(3).map(({ uuid, name }) => ({ uuid, name, reason: 'The server answered with 500.' })),
    },
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('37 of 40 monitors loaded')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onReadingRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with 37 monitors' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
};

export const Planned: Story = {
  args: { stage: 'plan' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Make 4 changes' }));
    await expect(args.plan.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Replacing: Story = {
  args: { stage: 'plan', plan: { ...baseProps.plan, groups: replacing, chosen: choosableIn(replacing) } },
};

export const NothingToDo: Story = {
  args: { stage: 'plan', plan: { ...baseProps.plan, groups: groups.slice(2), chosen: new Set<string>() } },
  play: async () => {
    await expect(screen.getByRole('button', { name: /Make/ })).toBeDisabled();
  },
};

/** Locked until the job ended or was stopped. */
export const Running: Story = {
  args: { stage: 'plan', plan: { ...baseProps.plan, progress: { done: 12, total: 80, failed: 1 } } },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.plan.onStop).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  args: {
    stage: 'plan',
    plan: {
      ...baseProps.plan,
      result: { done: 1, stopped: 3, failed: [], doneIds: new Set(['kith inputs']) },
    },
  },
};

export const SomeFailed: Story = {
  args: { stage: 'plan', plan: { ...baseProps.plan, result: someFailed } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry 2 changes' }));
    await expect(args.plan.onRetry).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: {
    stage: 'plan',
    plan: {
      ...baseProps.plan,
      result: { done: 4, stopped: 0, failed: [], doneIds: choosableIn(groups) },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** After a clone was created, everything else is offered for it. */
export const Clone: Story = {
  args: { stage: 'plan', isClone: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const order = ['choice', 'targets', 'plan'] as const;

function Live(props: CopyToDialogProps): ReactNode {
  const [at, setAt] = useState(0);
  const next = (): void => setAt(at + 1);
  return <CopyToDialog {...props} stage={order[at] ?? 'plan'} onContinue={next} onBack={() => setAt(1)} />;
}

/** The focus moves with the steps, so that the keyboard alone gets through. */
export const ByKeyboard: Story = {
  parameters: { picture: false },
  render: (args) => <Live {...args} />,
  play: async ({ args, userEvent }) => {
    screen.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Where' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', { name: 'Search monitors' })).toHaveFocus();
    screen.getByRole('button', { name: 'Continue with 2 monitors' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Review' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NarrowTargets: Story = { ...Targets, globals: { viewport: { value: 'phone' } } };

export const NarrowPlan: Story = { args: { stage: 'plan' }, globals: { viewport: { value: 'phone' } } };
