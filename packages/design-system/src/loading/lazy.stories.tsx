import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button';
import { setChunkPolicy, type ChunkRecovery } from './chunk';
import { LazyControl, createLazyComponent, Lazy } from './lazy';
import { usage } from '../../../../.storybook/kit/usage';

const recover = fn((_: string): Promise<ChunkRecovery> => Promise.resolve('fail'));

interface TargetProps {
  name: string;
}

function Target({ name }: TargetProps): ReactNode {
  return <Button>{`${name}, come`}</Button>;
}

/**
 * A module that settles when the story presses Answer: with an error `failures` times, then with the
 * component.
 */
function createModule(failures: number) {
  const waiting: Array<() => void> = [];
  let asked = 0;
  return {
    load: () =>
      new Promise<{ default: ComponentType<TargetProps> }>((resolve, reject) => {
        asked += 1;
        const isLost = asked <= failures;
        waiting.push(() => (isLost ? reject(new Error('lost')) : resolve({ default: Target })));
      }),
    answer: () => waiting.splice(0).forEach((go) => go()),
  };
}

function Stage({ failures, hasStandIn }: { failures: number; hasStandIn: boolean }): ReactNode {
  const [isNeeded, setNeeded] = useState(false);
  const [module, component] = useMemo(() => {
    const made = createModule(failures);
    return [made, createLazyComponent<TargetProps>(made.load)] as const;
  }, [failures]);
  const props = { name: 'Part' };
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {hasStandIn ? (
        <LazyControl
          component={component}
          isNeeded={isNeeded}
          props={props}
          fallback={<Button onPress={() => setNeeded(true)}>Part, to come</Button>}
        />
      ) : (
        <Lazy component={component} isNeeded={isNeeded} props={props} />
      )}
      <Button onPress={() => setNeeded(!isNeeded)}>{isNeeded ? 'Let go' : 'Want'}</Button>
      <Button onPress={() => module.answer()}>Answer</Button>
    </div>
  );
}

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
export const Arrives: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Want' }));
    await expect(canvas.queryByRole('button', { name: 'Part, come' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByRole('button', { name: 'Part, come' })).toBeVisible();
  },
};

/** A failed fetch is retried once after a pause. */
export const AsksAgain: Story = {
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
  args: { hasStandIn: true },
  play: async ({ canvas, userEvent }) => {
    const standIn = canvas.getByRole('button', { name: 'Part, to come' });
    await userEvent.click(standIn);
    await expect(standIn).toHaveFocus();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Part, come' })).toHaveFocus());
  },
};
