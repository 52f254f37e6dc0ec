import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { inColumn } from '../../../../../.storybook/kit/stories';
import { usage } from '../../../../../.storybook/kit/usage';
import { LanguagesContext } from '../../lib/react/languages';
import LanguageSelect from './LanguageSelect';

const onChange = fn();
const options = [
  { id: 'en', label: 'English' },
  { id: 'de', label: 'Deutsch' },
  { id: 'es', label: 'Español' },
  { id: 'ar', label: 'العربية' },
];

function Product({ children }: { children: ReactNode }): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const value = {
    options,
    chosen,
    spoken: chosen ?? 'en',
    onChange: (language: string | null) => {
      setChosen(language);
      onChange(language);
    },
  };
  return <LanguagesContext value={value}>{children}</LanguagesContext>;
}

const meta = {
  title: 'Patterns/LanguageSelect',
  component: LanguageSelect,
  tags: ['autodocs'],
  render: (args) => (
    <Product>
      <LanguageSelect {...args} />
    </Product>
  ),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'The choice of the page’s language.',
          when: ['In the preferences, and compact on pages outside of the Shell.'],
          whenNot: ['How dates and numbers are written: the other preferences.'],
          keyboard: [
            ['↓', 'Opens the list'],
            ['Enter', 'Chooses'],
          ],
        }),
      },
    },
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^As this browser/ }));
    const option = await screen.findByRole('option', { name: 'Deutsch' });
    await expect(within(option).getByText('Deutsch')).toHaveAttribute('lang', 'de');
    await userEvent.click(option);
    await expect(onChange).toHaveBeenLastCalledWith('de');
    await expect(
      within(canvas.getByRole('button', { name: /^Deutsch/ })).getByText('Deutsch'),
    ).toHaveAttribute('lang', 'de');
    await userEvent.click(canvas.getByRole('button', { name: /^Deutsch/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'As this browser' }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Compact: Story = { args: { isCompact: true }, decorators: [inColumn('168px')] };
