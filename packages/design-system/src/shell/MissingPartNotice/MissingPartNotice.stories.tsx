import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { setChunkPolicy } from '../../loading/chunk';
import { usage } from '../../../../../.storybook/kit/usage';
import { MissingPartBanner } from '../../primitives/LazyBoundary/MissingPartBanner';
import { MissingPartNotice } from './MissingPartNotice';

const reload = fn();

const meta = {
  title: 'Shell/MissingPartNotice',
  component: MissingPartNotice,
  subcomponents: { MissingPartBanner },
  tags: ['autodocs'],
  args: { isNewVersion: true },
  beforeEach: () => {
    reload.mockClear();
    setChunkPolicy({
      recover: () => Promise.resolve({ recovery: 'fail', isNewVersion: true }),
      reload,
      attempts: 2,
    });
  },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: usage({
          summary: 'Offers a reload when a script of the open page is missing.',
          when: ['A dialog, menu or page could not be loaded while there are unsaved changes: the notice.'],
          whenNot: ['The missing part has its own place on the page: MissingPartBanner.'],
        }),
      },
    },
  },
} satisfies Meta<typeof MissingPartNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** The server has the same version: the part did not arrive. */
export const SameVersion: Story = {
  args: { isNewVersion: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This part could not be loaded');
  },
};

/** In place of a component whose chunk is missing. */
export const InPlace: Story = {
  render: () => <MissingPartBanner isNewVersion />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload to use this part of the page.');
  },
};
