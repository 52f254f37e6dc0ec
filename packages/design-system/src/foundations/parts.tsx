import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  color,
  colorVariable,
  contrastPairs,
  fontFamily,
  motion,
  palettes,
  radius,
  space,
  text,
  type ColorName,
  type ThemeName,
} from '../tokens';

/*
 * What the pages on foundations show. Drawn from the tokens themselves, so that a page never says
 * what the product no longer does.
 */

/** Docs pages dress tables and lists of their own; these stay the product's. */
const unstyled = { className: 'sb-unstyled' };

const Table = styled.table.attrs(unstyled)`
  border-collapse: collapse;
  width: 100%;
  font-variant-numeric: tabular-nums;
  ${text.small}

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    font-weight: 400;
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  code {
    font-family: ${fontFamily.mono};
  }
`;

const Look = styled.section.attrs(unstyled)`
  padding: ${space[6]};
  margin-bottom: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  color: ${color.text};
  overflow-x: auto;
`;

const Grid = styled.ul.attrs(unstyled)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[3]};
`;

const Swatch = styled.div`
  height: 56px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  margin-bottom: ${space[1]};
`;

const Muted = styled.span`
  color: ${color.muted};
  font-family: ${fontFamily.mono};
  ${text.caption}
`;

const names = (theme: ThemeName): ColorName[] => Object.keys(palettes[theme]) as ColorName[];

/** Every semantic colour in one look, with its name and value. */
export function Colors({ theme }: { theme: ThemeName }): ReactNode {
  return (
    <Look data-theme={theme} aria-label={`Colors, ${theme}`}>
      <Grid>
        {names(theme).map((name) => (
          <li key={name}>
            <Swatch style={{ background: `var(${colorVariable(name)})` }} />
            {name}
            <br />
            <Muted>{palettes[theme][name]}</Muted>
          </li>
        ))}
      </Grid>
    </Look>
  );
}

/** Every pair that may be combined, as text in one look. */
export function Pairs({ theme }: { theme: ThemeName }): ReactNode {
  return (
    <Look data-theme={theme} aria-label={`Pairs, ${theme}`}>
      <Grid>
        {contrastPairs.map(({ foreground, background, minimum }) => (
          <li
            key={`${foreground}/${background}`}
            style={{ background: color[background], color: color[foreground], padding: 12, borderRadius: 8 }}
          >
            {foreground}
            <br />
            on {background}
            <br />
            at least {minimum}:1
          </li>
        ))}
      </Grid>
    </Look>
  );
}

const Sample = styled.span<{ $css: string }>`
  ${({ $css }) => $css}
`;

/** Every type style, set in itself. */
export function TypeScale(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>Style</th>
          <th>Set in itself</th>
          <th>Declarations</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(text).map(([name, css]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sample $css={css}>12 monitors, 3 blocked</Sample>
            </td>
            <td>
              <Muted>{css}</Muted>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Bar = styled.div`
  height: 12px;
  border-radius: ${radius.small};
  background: ${color.accent};
`;

/** The space scale, to size. */
export function SpaceScale(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>Step</th>
          <th>Size</th>
          <th>To size</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(space).map(([step, size]) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>{size}</td>
            <td>
              <Bar style={{ width: size }} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Box = styled.div`
  width: 96px;
  height: 64px;
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
          <Muted>{size}</Muted>
        </li>
      ))}
    </Grid>
  );
}

/** Durations with their easing. */
export function MotionScale(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(motion).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
