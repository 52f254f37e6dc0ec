import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { color, media, radius } from '../../tokens';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import type { ColorPopoverProps } from './ColorPopover';
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

const popover = createLazyComponent<ColorPopoverProps>(() => import('./ColorPopover'));

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

  /* No color: a diagonal line. */
  &[data-none] {
    background: linear-gradient(
      to top right,
      ${color.field} calc(50% - 1px),
      ${color.danger} calc(50% - 1px) calc(50% + 1px),
      ${color.field} calc(50% + 1px)
    );
  }
`;

/**
 * A color as text, with a picker beside it. The text takes any value (settings are not validated, section 5);
 * the picker writes `#rrggbb`.
 */
export function ColorField({ fallback = '#3bb2b7', ...field }: ColorFieldProps): ReactNode {
  const hex = parseHexColor(field.value);
  const [isOpen, setOpen] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  return (
    <TextField
      autoComplete="off"
      placeholder="#3bb2b7"
      {...field}
      mono
      prefix={
        <>
          <Swatch
            ref={swatch}
            aria-label={t('pick', { label: field.label })}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': popoverId } : {})}
            isDisabled={(field.isDisabled ?? false) || (field.isReadOnly ?? false)}
            onPress={() => setOpen(!isOpen)}
          >
            <Chip data-none={hex === null || undefined} style={hex === null ? {} : { background: hex }} />
          </Swatch>
          <Lazy
            component={popover}
            isNeeded={isOpen}
            props={{
              id: popoverId,
              label: t('pick', { label: field.label }),
              triggerRef: swatch,
              isOpen,
              onOpenChange: setOpen,
              value: hex ?? fallback,
              onChange: field.onChange,
            }}
          />
        </>
      }
    />
  );
}
