import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { setChunkPolicy, type ChunkPolicy } from './chunk';
import { Stage } from './lazy.fixtures';
import { usage } from '../../../../.storybook/kit/usage';

const recover = fn<ChunkPolicy['recover']>(() => Promise.resolve({ recovery: 'fail', isNewVersion: false }));

const meta = {
  title: 'Loading/Part',
  component: Stage,
  tags: ['autodocs'],
  args: { failures: 0, hasStandIn: false },
  beforeEach: () => setChunkPolicy({ recover, reload: () => undefined, attempts: 2 }),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A component that is prefetched after the page, or loaded on first use.',
          when: ['Heavy components and overlays: dialogs, menus, option lists, calendars.'],
          whenNot: ['Anything that the first paint of a page needs.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is rendered until the component is requested and loaded. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Want' }));
    await expect(canvas.queryByRole('button', { name: 'Part, come' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByRole('button', { name: 'Part, come' })).toBeVisible();
  },
};

/** A failed fetch is retried once after a pause. */
export const AsksAgain: Story = {
  parameters: { picture: false },
  args: { failures: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Want' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('button', { name: 'Part, come' })).toBeNull();
    await waitFor(() => {
      canvas.getByRole('button', { name: 'Answer' }).click();
      return expect(canvas.getByRole('button', { name: 'Part, come' })).toBeVisible();
    });
  },
};

/**
 * After two failures the chunk counts as missing: each use notifies the app once, without another request.
 */
export const Gone: Story = {
  args: { failures: 2 },
  play: async ({ canvas, userEvent }) => {
    recover.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Want' }));
    await waitFor(() => {
      canvas.getByRole('button', { name: 'Answer' }).click();
      return expect(recover.mock.calls).toEqual([['notice']]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Let go' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Want' }));
    await waitFor(() => expect(recover).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('button', { name: 'Part, come' })).toBeNull();
  },
};

/** The fallback passes its focus to the control. */
export const TakesTheFocus: Story = {
  parameters: { picture: false },
  args: { hasStandIn: true },
  play: async ({ canvas, userEvent }) => {
    const standIn = canvas.getByRole('button', { name: 'Part, to come' });
    await userEvent.click(standIn);
    await expect(standIn).toHaveFocus();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Part, come' })).toHaveFocus());
  },
};
