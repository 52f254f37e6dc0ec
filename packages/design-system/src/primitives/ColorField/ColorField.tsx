import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, focusRing, media, radius } from '../../tokens';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { parseHexColor } from './parseHexColor';
import { t } from './text.en';

export { parseHexColor };

export interface ColorFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'mono' | 'isMasked' | 'inputMode' | 'counter'
> {
  /** The picker's initial color while the text is invalid, as `#rrggbb`. */
  fallback?: string | undefined;
}

const chip = css`
  box-sizing: border-box;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
`;

/** No color: a diagonal line. */
const none = css`
  background-image: linear-gradient(
    to top right,
    ${color.field} calc(50% - 1px),
    ${color.danger} calc(50% - 1px) calc(50% + 1px),
    ${color.field} calc(50% + 1px)
  );
`;

const Swatch = styled.input`
  appearance: none;
  /* Over the end of the text beside it. */
  position: relative;
  flex: none;
  width: 28px;
  height: 28px;
  padding: 3px;
  margin-inline: -8px 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  cursor: pointer;
  forced-color-adjust: none;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    ${chip}
  }
  &::-moz-color-swatch {
    ${chip}
  }
  &[data-none]::-webkit-color-swatch {
    ${none}
  }
  &[data-none]::-moz-color-swatch {
    ${none}
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 1px;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${media.touch} {
    width: 44px;
    height: 44px;
    padding: 11px;
    margin-block: -5px;
    margin-inline: -14px -6px;
  }
`;

/**
 * A color as text, with the picker of the platform beside it. The text takes any value (settings are not validated,
 * section 5); the picker writes `#rrggbb`.
 */
export function ColorField({ fallback = '#3bb2b7', ...field }: ColorFieldProps): ReactNode {
  const hex = parseHexColor(field.value);
  return (
    <TextField
      autoComplete="off"
      placeholder="#3bb2b7"
      {...field}
      mono
      prefix={
        <Swatch
          type="color"
          aria-label={t('picker')}
          value={hex ?? fallback}
          disabled={(field.isDisabled ?? false) || (field.isReadOnly ?? false)}
          data-none={hex === null || undefined}
          onChange={(event) => field.onChange(event.target.value)}
        />
      }
    />
  );
}
