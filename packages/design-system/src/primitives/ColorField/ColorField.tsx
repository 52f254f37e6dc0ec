import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { popoverStyles } from '../../internal/overlayStyles';
import { color, media, radius, space } from '../../tokens';
import { Skeleton } from '../Skeleton/Skeleton';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { parseHexColor } from './parseHexColor';

export { parseHexColor };

export interface ColorFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'mono' | 'isMasked' | 'inputMode' | 'counter'
> {
  /** Colour that the picker starts from while the text is none, as `#rrggbb`. */
  fallback?: string | undefined;
}

const ColorPickerPanel = lazy(() => import('./ColorPickerPanel'));

const Swatch = styled(Button)`
  flex: none;
  display: flex;
  padding: 3px;
  margin-inline: -8px 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${media.phone} {
    padding: 9px;
    margin-inline: -12px -4px;
  }
`;

const Chip = styled.span`
  display: block;
  width: 22px;
  height: 22px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  forced-color-adjust: none;

  /* No colour: a line from corner to corner. */
  &[data-none] {
    background: linear-gradient(
      to top right,
      ${color.field} calc(50% - 1px),
      ${color.danger} calc(50% - 1px) calc(50% + 1px),
      ${color.field} calc(50% + 1px)
    );
  }
`;

const Surface = styled(Popover)`
  ${popoverStyles}
  padding: ${space[3]};
`;

const Body = styled(Dialog)`
  outline: none;
`;

const Waiting = styled.div`
  width: 224px;
`;

/**
 * A colour as text, with a picker beside it. The text takes anything that is typed (settings are not
 * checked, section 5); the picker writes `#rrggbb`.
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
        <DialogTrigger>
          <Swatch
            aria-label={`Pick ${field.label}`}
            isDisabled={(field.isDisabled ?? false) || (field.isReadOnly ?? false)}
          >
            <Chip data-none={hex === null || undefined} style={hex === null ? {} : { background: hex }} />
          </Swatch>
          <Surface placement="bottom start" offset={8}>
            <Body aria-label={`Pick ${field.label}`}>
              <Suspense
                fallback={
                  <Waiting>
                    <Skeleton shape="block" height="240px" />
                  </Waiting>
                }
              >
                <ColorPickerPanel value={hex ?? fallback} onChange={field.onChange} />
              </Suspense>
            </Body>
          </Surface>
        </DialogTrigger>
      }
    />
  );
}
