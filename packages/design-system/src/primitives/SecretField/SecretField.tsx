import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { t } from './text.en';

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'isMasked' | 'counter'> {
  onCopyError?: ((error: unknown) => void) | undefined;
}

/**
 * A text field for secrets such as webhooks, masked by style until focused or revealed. It keeps its real
 * value, so that labels, paste and autofill work.
 */
export function SecretField({ onCopyError, mono = true, ...field }: SecretFieldProps): ReactNode {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      autoComplete="off"
      {...field}
      mono={mono}
      isMasked={!isRevealed}
      suffix={
        field.value !== '' && (
          <>
            <IconButton
              size="small"
              label={t(isRevealed ? 'hide' : 'show', { label: field.label })}
              icon={<Icon icon={isRevealed ? EyeOff : Eye} />}
              onPress={() => setRevealed(!isRevealed)}
              isDisabled={field.isDisabled}
            />
            <CopyButton
              isIconOnly
              size="small"
              label={t('copy', { label: field.label })}
              value={field.value}
              onCopyError={onCopyError}
            />
          </>
        )
      }
    />
  );
}
