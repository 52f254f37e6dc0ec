import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Row } from '../../primitives/Row/Row';
import { Stack } from '../../primitives/Stack/Stack';
import FailedList from './FailedList';
import { JobOutcome, JobOutcomeActions, type JobResult } from './JobOutcome';
import { JobProgress } from './JobProgress';

const onRetry = fn();
const onClose = fn();
const noun = 'redirects';
const failed = [
  'air runner',
  'dunk',
  'winter release of every region that the customer is allowed to watch',
].map((name, id) => ({ id, name, reason: 'The server did not answer.' }));
const partly: JobResult = { done: 297, stopped: 0, failed };

const meta = {
  title: 'Patterns/Job',
  component: JobOutcome,
  subcomponents: { JobProgress, FailedList, JobOutcomeActions },
  tags: ['autodocs'],
  args: {
    result: { done: 300, stopped: 0, failed: [] },
    noun,
    verb: 'change',
  },
  decorators: [inColumn('480px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A job of many calls: its progress, then what it did and what failed.',
          when: ['One action makes many calls, of which some may fail.'],
          whenNot: ['One call: the button is pending, then a toast.'],
          do: ['Offer a retry of what failed, and say why it did.'],
          dont: ['Lose what was not sent: a stopped job can continue.'],
          keyboard: [['Tab', 'Moves to a list of failures that scrolls']],
        }),
      },
    },
  },
} satisfies Meta<typeof JobOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 redirects changed')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Running: Story = {
  render: () => (
    <Stack data-gap={5}>
      <JobProgress label="Changing 300 redirects" progress={{ done: 120, total: 300 }} />
      <JobProgress label="Changing 300 redirects" progress={{ done: 120, total: 300, failed: 3 }} />
      <JobProgress label="Changing 300 redirects" progress={{ done: 120, total: 300, waitMs: 4_000 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('progressbar', { name: 'Changing 300 redirects' });
    await expect(second).toHaveAttribute('aria-valuetext', '120 of 300, 3 failed');
    await expect(third).toHaveAttribute('aria-valuetext', '120 of 300. Too many requests, next try in 4 s');
  },
};

export const PartlyFailed: Story = {
  args: { result: partly },
  render: (args) => (
    <Stack>
      <JobOutcome {...args} />
      <Row data-justify="end">
        <JobOutcomeActions result={args.result} noun={noun} onRetry={onRetry} onClose={onClose} />
      </Row>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 could not be changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 3 redirects' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  ...PartlyFailed,
  args: { result: { done: 100, stopped: 200, failed: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stopped before the other 200.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with 200 redirects' })).toBeVisible();
  },
};

export const NothingDone: Story = {
  args: { result: { done: 0, stopped: 0, failed } },
};
