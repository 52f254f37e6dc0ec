import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { brands } from '../../../../../.storybook/kit/brands';
import { usage } from '../../../../../.storybook/kit/usage';
import StatusCodesChart from '../../features/monitor/StatusCodesGraph/StatusCodesChart';
import {
  makePoints,
  makeSeries,
} from '../../features/monitor/StatusCodesGraph/StatusCodesGraphPanel.fixtures';
import { EmbedPreview } from '../../patterns/EmbedPreview/EmbedPreview';
import { message } from '../../patterns/EmbedPreview/EmbedPreview.fixtures';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Mark } from '../Mark/Mark';
import { Wordmark } from '../Wordmark/Wordmark';
import { BrandProvider, type Brand } from './BrandProvider';

const themes = ['light', 'dark'] as const;
const points = makePoints(24);
const series = makeSeries(points);
const [from = 0, to = 0] = [points[0], points.at(-1)].map((point) => point?.time);
const { botName, time, color, description: title } = message;

interface ExampleProps {
  brand: string;
  theme: (typeof themes)[number];
  children: ReactNode;
}

function Example({ brand, theme, children }: ExampleProps): ReactNode {
  const { variables, ...rest } = brands[brand] as (typeof brands)[string] & Brand;
  const colors = Object.fromEntries(
    Object.entries(variables).map(([name, values]) => [name, values[theme === 'light' ? 0 : 1]]),
  );
  return (
    <section
      aria-label={`${rest.name}, ${theme}`}
      data-theme={theme}
      style={{
        ...colors,
        display: 'grid',
        gap: 16,
        padding: 20,
        background: 'var(--dd-color-canvas)',
        color: 'var(--dd-color-text)',
      }}
    >
      <BrandProvider brand={rest}>{children}</BrandProvider>
    </section>
  );
}

/** Every brand in both themes. */
const inEveryBrand = (width: number, children: ReactNode): ReactElement => (
  <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(${width}px, 1fr))`, gap: 12 }}>
    {Object.keys(brands).flatMap((brand) =>
      themes.map((theme) => (
        <Example key={`${brand} ${theme}`} brand={brand} theme={theme}>
          {children}
        </Example>
      )),
    )}
  </div>
);

const meta = {
  title: 'Brand/BrandProvider',
  component: BrandProvider,
  tags: ['autodocs'],
  args: { brand: brands['dropdeck'] as Brand, children: null },
  render: () =>
    inEveryBrand(
      320,
      <>
        <div style={{ display: 'flex', gap: 16, alignItems: 'center', justifyContent: 'space-between' }}>
          <Wordmark />
          <Mark />
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <Button variant="primary">Save</Button>
          <Button>Discard</Button>
          <span style={{ color: 'var(--dd-color-accent-text)' }}>A link</span>
          <Badge tone="success">Active</Badge>
          <span>
            A <mark>match</mark> of a search
          </span>
        </div>
      </>,
    ),
  parameters: {
    docs: {
      description: {
        component: usage({
          summary: 'Gives all that names the product the operator’s name, logo and mark.',
          when: ['Once, around the app; the toolbar’s Brand switches it for every story'],
          whenNot: ['Colors: they are custom properties of the root (theme/brandColors.ts)'],
        }),
      },
    },
  },
} satisfies Meta<typeof BrandProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five brands in both themes: a bright accent gets dark text, a gray one is moved until it can be read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const yellow = canvas.getByRole('region', { name: 'Sunny Side Sneakers, light' });
    await expect(yellow).toHaveTextContent('Sunny Side Sneakers');
    await expect(canvas.getAllByRole('img', { name: 'Ember' }).length).toBeGreaterThan(0);
  },
};

/** A chart and a message keep their own colors; what surrounds them is the brand's. */
export const ChartAndPreview: Story = {
  render: () =>
    inEveryBrand(
      220,
      <>
        <EmbedPreview {...{ botName, time, color, title }} />
        <StatusCodesChart
          series={series}
          earlier={[]}

          from={from}
          to={to}
          width={180}
          height={160}
        />
      </>,
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Night Owl Monitor')).toHaveLength(10);
    await expect(canvasElement.querySelectorAll('.recharts-surface')).toHaveLength(10);
  },
};
