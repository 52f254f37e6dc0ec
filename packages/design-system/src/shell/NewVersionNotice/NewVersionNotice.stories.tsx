import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { setChunkPolicy } from '../../loading/chunk';
import { usage } from '../../../../../.storybook/kit/usage';
import { NewVersionBanner } from '../../primitives/LazyBoundary/NewVersionBanner';
import { NewVersionNotice } from './NewVersionNotice';

const reload = fn();

const meta = {
  title: 'Shell/NewVersionNotice',
  component: NewVersionNotice,
  subcomponents: { NewVersionBanner },
  tags: ['autodocs'],
  beforeEach: () => {
    reload.mockClear();
    setChunkPolicy({ recover: () => Promise.resolve('fail'), reload, attempts: 2 });
  },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: usage({
          summary: 'Offers a reload after a deployment replaced a script of the open page.',
          when: ['A dialog, menu or page could not be loaded while there are unsaved changes: the notice.'],
          whenNot: ['The missing part has its own place on the page: NewVersionBanner.'],
        }),
      },
    },
  },
} satisfies Meta<typeof NewVersionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** In place of a component whose chunk is missing. */
export const InPlace: Story = {
  render: () => <NewVersionBanner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload to use this part of the page.');
  },
};
