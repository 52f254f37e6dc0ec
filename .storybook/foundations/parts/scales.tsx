import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space, text } from '../../../packages/design-system/src/tokens';
import { Grid, Scroll, Table, Value } from './frame';

const Sample = styled.span<{ $css: string }>`
  ${({ $css }) => $css}
`;

interface ScaleTableProps {
  headings: readonly string[];
  rows: ReadonlyArray<{ name: string; cells: readonly ReactNode[] }>;
}

function ScaleTable({ headings, rows }: ScaleTableProps): ReactNode {
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Every type style, with a sample. */
export function TypeScale(): ReactNode {
  return (
    <ScaleTable
      headings={['Style', 'Sample', 'CSS']}
      rows={Object.entries(text).map(([name, css]) => ({
        name,
        cells: [
          <Sample key="sample" $css={css}>
            12 monitors, 3 blocked
          </Sample>,
          <Value key="css">{css}</Value>,
        ],
      }))}
    />
  );
}

const Bar = styled.div`
  height: 12px;
  border-radius: ${radius.small};
  background: ${color.accent};
`;

/** The space scale at its real size. */
export function SpaceScale(): ReactNode {
  return (
    <ScaleTable
      headings={['Step', 'Size', 'Real size']}
      rows={Object.entries(space).map(([name, size]) => ({
        name,
        cells: [size, <Bar key="bar" style={{ width: size }} />],
      }))}
    />
  );
}

const Box = styled.div`
  width: 96px;
  height: 64px;
  margin-bottom: ${space[1]};
  border: 1px solid ${color.borderStrong};
  background: ${color.surface};
`;

/** The radii, each on a box. */
export function RadiusScale(): ReactNode {
  return (
    <Grid>
      {Object.entries(radius).map(([name, size]) => (
        <li key={name}>
          <Box style={{ borderRadius: size }} />
          {name}
          <br />
          <Value>{size}</Value>
        </li>
      ))}
    </Grid>
  );
}

/** Durations with their easing. */
export function MotionScale(): ReactNode {
  return (
    <ScaleTable
      headings={['Name', 'Value']}
      rows={Object.entries(motion).map(([name, value]) => ({
        name,
        cells: [<code key="value">{value}</code>],
      }))}
    />
  );
}
