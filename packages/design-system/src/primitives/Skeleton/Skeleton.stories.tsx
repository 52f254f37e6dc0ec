import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn, Row, Stack } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Skeleton, SkeletonGroup } from './Skeleton';
import { SkeletonList } from './SkeletonList';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup, SkeletonList },
  tags: ['autodocs'],
  args: {},
  decorators: [inColumn('420px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A placeholder in the shape and size of the content that is loading.',
          when: ['Content of a known shape is loading.'],
          whenNot: [
            'An action that the user started: a pending Button or a Toast.',
            'The specification names a spinner: Spinner.',
          ],
          do: [
            'Use the exact size of the content.',
            'Wrap a region in SkeletonGroup, which announces the loading.',
          ],
          dont: ['Show it while a list is only refreshed.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="circle" width="40px" />
      <Skeleton width="60%" />
      <Skeleton shape="field" />
      <Skeleton shape="block" height="96px" />
      <SkeletonList count={3} rowSize={44} isSelectable />
    </Stack>
  ),
};

export const ListLoading: Story = {
  render: () => (
    <SkeletonGroup label="Loading users">
      <Stack>
        {[55, 70, 40].map((width) => (
          <Row key={width} style={{ flexWrap: 'nowrap' }}>
            <Skeleton shape="circle" width="32px" />
            <div style={{ flex: 1 }}>
              <Skeleton width={`${width}%`} />
              <Skeleton width="30%" height="16px" />
            </div>
          </Row>
        ))}
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading users');
    // Screen readers know the region before the text is in it.
    const label = canvas.getByText('Loading users');
    await expect(getComputedStyle(label)).toMatchObject({
      animationDelay: '0.1s',
      animationFillMode: 'backwards',
    });
    await waitFor(() => expect(label).toBeVisible());
    await expect(status.closest('[aria-busy]')).toBeNull();
  },
};
