import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { parseHexColor } from '../../primitives';
import { color, text } from '../../tokens';
import { readableColor } from '../../tokens/contrast';
import { values } from '../../tokens/values';

const Root = styled.h2`
  ${text.page}
  color: ${color.text};
  overflow-wrap: anywhere;

  &[data-colored] {
    color: light-dark(var(--on-light), var(--on-dark));
  }
`;

/** The customer's color per theme, mixed with the text color until it has enough contrast. */
function shades(hexColor: string): CSSProperties | undefined {
  const hex = parseHexColor(hexColor);
  if (hex === null) return undefined;
  const { light, dark } = values;
  return {
    '--on-light': readableColor(hex, light.surface, light.text),
    '--on-dark': readableColor(hex, dark.surface, dark.text),
  } as CSSProperties;
}

/** The customer's name in the customer's color, readable in both themes. */
export function CustomerName({ name, hexColor }: { name: string; hexColor: string }): ReactNode {
  const style = shades(hexColor);
  return (
    <Root
      data-secret
      translate="no"
      data-colored={style === undefined ? undefined : true}
      {...(style === undefined ? {} : { style })}
    >
      {name}
    </Root>
  );
}
