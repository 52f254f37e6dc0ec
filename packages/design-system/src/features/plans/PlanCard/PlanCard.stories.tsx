import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { inColumn, useStoryValue } from '../../../../../../.storybook/kit/stories';
import { usage } from '../../../../../../.storybook/kit/usage';
import { PlanCard, type PlanCardProps } from './PlanCard';
import { PlanGrid } from './PlanGrid';

function Controlled(props: PlanCardProps): ReactNode {
  const [isSelected, onChange] = useStoryValue(props.isSelected, props.onChange);
  return <PlanCard {...props} isSelected={isSelected} onChange={onChange} />;
}

const meta = {
  title: 'Features/plans/PlanCard',
  component: PlanCard,
  subcomponents: { PlanGrid },
  tags: ['autodocs'],
  args: {
    name: 'Advanced Toolbox',
    price: 12.5,
    features: ['Command permissions per channel', 'Redirects by keyword', 'Priority support'],
    isSelected: false,
    onChange: fn(),
  },
  decorators: [inColumn('360px')],
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'A plan product that can be chosen beside others.',
          when: ['The plan screen: toolboxes in three columns, monitors in two (PlanGrid).'],
          whenNot: ['Settings that are on or off: Switch.', 'One of several: RadioGroup.'],
          keyboard: [
            ['Tab', 'Moves from card to card'],
            ['Space', 'Chooses or removes it'],
          ],
          do: ['Explain in `lockedReason` why the card cannot be changed: “Comes with any monitor.”'],
          dont: ['Put a button or a link in a card: the whole card is one checkbox.'],
        }),
      },
    },
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Advanced Toolbox' });
    await expect(box).toHaveAccessibleDescription('€12.50 / month');
    await userEvent.click(canvas.getByText('Redirects by keyword'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Selected: Story = { args: { isSelected: true } };

export const Popular: Story = { args: { isPopular: true } };

export const Included: Story = {
  args: {
    name: 'Basic Toolbox',
    price: 5,
    isSelected: true,
    isIncluded: true,
    lockedReason: 'Comes with any monitor.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Included')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Free.*Comes with any monitor/);
  },
};

/** The two badges are independent: an included toolbox stays popular. */
export const IncludedPopular: Story = {
  args: { ...Included.args, isPopular: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Popular')).toBeVisible();
    await expect(canvas.getByText('Included')).toBeVisible();
  },
};

function Bundle({ onChange }: Pick<PlanCardProps, 'onChange'>): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const has = (name: string): boolean => chosen.includes(name);
  const more = chosen.length > 0;
  return (
    <PlanGrid label="Toolbox" columns={3}>
      {['Basic Toolbox', 'Advanced Toolbox', 'Agency Toolbox'].map((name, index) => (
        <PlanCard
          key={name}
          name={name}
          price={[5, 12.5, 49][index] ?? 0}
          features={['Command permissions', 'Redirects by keyword', 'Support within a day'].slice(
            0,
            index + 1,
          )}
          isPopular={index === 1}
          isIncluded={index === 0 && more}
          lockedReason={index === 0 && more ? 'Comes with any monitor.' : undefined}
          isSelected={index === 0 ? more : has(name)}
          onChange={(isSelected) => {
            setChosen(isSelected ? [...chosen, name] : chosen.filter((other) => other !== name));
            onChange(isSelected);
          }}
        />
      ))}
    </PlanGrid>
  );
}

/** Choosing another toolbox makes the basic one free. */
export const ThreeColumns: Story = {
  decorators: [inColumn('960px')],
  render: ({ onChange }) => <Bundle onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agency Toolbox' }));
    await expect(canvas.getByText('Free')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Basic Toolbox' })).toBeChecked();
  },
};

export const TwoColumns: Story = {
  decorators: [inColumn('800px')],
  render: (args) => (
    <PlanGrid label="Monitors" columns={2}>
      <PlanCard {...args} name="Sneaker Monitor" price={39} isPopular />
      <PlanCard {...args} name="Alternative Monitor" price={24.99} isSelected />
    </PlanGrid>
  ),
};

export const LongText: Story = {
  args: {
    name: 'A toolbox with a name that was thought up by a committee over several weeks',
    isPopular: true,
    price: 12_345.5,
    features: ['A feature that takes more than one line to say because it is explained right here', 'Short'],
    lockedReason: 'Comes with any monitor.',
  },
};

export const Narrow: Story = {
  ...ThreeColumns,
  globals: { viewport: { value: 'phone' } },
};
