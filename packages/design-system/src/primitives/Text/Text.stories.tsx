import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  tags: ['autodocs'],
  decorators: [inColumn('240px')],
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Text by the scale of sizes and the colors with a meaning.',
          when: ['A sentence, a count or a heading inside of a part.'],
          whenNot: ['A page’s title: PageHeader.', 'A card’s: Card.'],
          do: ['Say what it is with `as`: a span, a heading.', '`data-tabular` for digits that change.'],
          dont: ['Show a state by color alone.'],
        }),
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack>
      <Text as="h3" data-size="heading">
        Winter releases
      </Text>
      <Text data-size="body" data-bold>
        Monitors
      </Text>
      <Text data-size="label">Delay</Text>
      <Text data-size="small" data-tone="muted" data-tabular>
        1,204 of 3,000 loaded
      </Text>
      <Text data-size="caption" data-tone="muted">
        Saves when you leave the field
      </Text>
      <Text data-size="small" data-tone="danger">
        2 could not be read
      </Text>
      <Text data-long="ellipsis">A name that is longer than the column it is in</Text>
      <Text data-long="anywhere">https://example.com/a-link-that-is-longer-than-the-column</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Winter releases' })).toHaveStyle({ fontSize: '16px' });
    await expect(canvas.getByText('Saves when you leave the field')).toHaveStyle({ fontSize: '12px' });
  },
};
