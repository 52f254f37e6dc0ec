import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { createChunk, setChunkPolicy } from '../../loading/chunk';
import { LazyBoundary } from './LazyBoundary';
import { usage } from '../../../../../.storybook/kit/usage';

function Arrived(): ReactNode {
  return <p>The part is here.</p>;
}

const Arriving = lazy(createChunk(() => Promise.resolve({ default: Arrived })).load);
const Missing = lazy(createChunk<{ default: typeof Arrived }>(() => Promise.reject(new Error('404'))).load);

const meta = {
  title: 'Primitives/LazyBoundary',
  component: LazyBoundary,
  tags: ['autodocs'],
  args: { children: <Arriving />, fallback: <p>Loading…</p> },
  decorators: [
    (Boundary) => (
      <>
        <p>The rest of the page stays.</p>
        <Boundary />
      </>
    ),
  ],
  beforeEach: () =>
    setChunkPolicy({
      recover: () => Promise.resolve({ recovery: 'fail', isNewVersion: false }),
      reload: () => undefined,
      attempts: 2,
    }),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Wraps a lazy component and shows a message when its chunk cannot be loaded.',
          when: ['Around every lazy component inside a page.'],
          whenNot: ['A whole page: the route’s own boundary shows the failure.'],
        }),
      },
    },
  },
} satisfies Meta<typeof LazyBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part is here.')).toBeVisible();
  },
};

/** The chunk is missing: a message replaces the component, and the rest of the page stays. */
export const Gone: Story = {
  args: { children: <Missing /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('404');
    await expect(canvas.getByText('The rest of the page stays.')).toBeVisible();
  },
};
