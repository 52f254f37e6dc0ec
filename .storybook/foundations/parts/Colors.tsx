import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  color,
  colorVariable,
  radius,
  space,
  type ColorName,
  type ThemeName,
} from '../../../packages/design-system/src/tokens';
import { contrastPairs, palettes } from '../../../packages/design-system/src/tokens/palettes';
import { Grid, Themed, Value } from './frame';

const Swatch = styled.div`
  height: 56px;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  margin-bottom: ${space[1]};
`;

const names = (theme: ThemeName): ColorName[] => Object.keys(palettes[theme]) as ColorName[];

/** Every semantic color of a theme, with its name and value. */
export function Colors({ theme }: { theme: ThemeName }): ReactNode {
  return (
    <Themed data-theme={theme} aria-label={`Colors, ${theme}`}>
      <Grid>
        {names(theme).map((name) => (
          <li key={name}>
            <Swatch style={{ background: `var(${colorVariable(name)})` }} />
            {name}
            <br />
            <Value>{palettes[theme][name]}</Value>
          </li>
        ))}
      </Grid>
    </Themed>
  );
}

/** Every pair of colors that may be combined, as text in one theme. */
export function Pairs({ theme }: { theme: ThemeName }): ReactNode {
  return (
    <Themed data-theme={theme} aria-label={`Pairs, ${theme}`}>
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
    </Themed>
  );
}
