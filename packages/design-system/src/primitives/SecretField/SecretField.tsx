import { Ellipsis, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { t } from './text.en';

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'isMasked' | 'counter'> {
  onCopyError?: ((error: unknown) => void) | undefined;
  /** One more act: a menu has it, and takes the button that reveals the value. */
  act?: { readonly label: string; readonly run: (value: string) => void } | undefined;
}

/**
 * A text field for secrets such as webhooks, masked by style until focused or revealed. It keeps its real
 * value, so that labels, paste and autofill work.
 */
export function SecretField({ onCopyError, act, mono = true, ...field }: SecretFieldProps): ReactNode {
  const [isRevealed, setRevealed] = useState(false);
  const reveal = t(isRevealed ? 'hide' : 'show', { label: field.label });
  const toggle = (): void => setRevealed(!isRevealed);
  const more = t('more', { label: field.label });
  return (
    <TextField
      autoComplete="off"
      {...field}
      mono={mono}
      isMasked={!isRevealed}
      suffix={
        field.value !== '' && (
          <>
            {!act && (
              <IconButton
                size="small"
                label={reveal}
                icon={<Icon icon={isRevealed ? EyeOff : Eye} />}
                onPress={toggle}
                isDisabled={field.isDisabled}
              />
            )}
            <CopyButton
              isIconOnly
              size="small"
              label={t('copy', { label: field.label })}
              value={field.value}
              onCopyError={onCopyError}
            />
            {act && (
              <Menu
                label={more}
                placement="bottom end"
                groups={[
                  {
                    id: more,
                    items: [
                      { id: reveal, label: reveal },
                      { id: 'act', label: act.label },
                    ],
                  },
                ]}
                onAction={(id) => (id === 'act' ? act.run(field.value) : toggle())}
                trigger={<IconButton size="small" label={more} icon={<Icon icon={Ellipsis} />} />}
              />
            )}
          </>
        )
      }
    />
  );
}
