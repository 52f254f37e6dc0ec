import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { copyText } from '../../lib/text/copyText';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** The action: “Copy”, or “Copy webhook URL” for an icon alone. */
  label?: string | undefined;
  /** Shows only the icon, with the label as its tooltip. */
  isIconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  /** The browser refused; the caller reports it. */
  onCopyError?: ((error: unknown) => void) | undefined;
}

/** How long the label is “Copied!” (section 9). */
const confirmationMs = 2000;

/** Copies a text; its label is “Copied!” for two seconds. */
export function CopyButton({
  value,
  label = common('copy'),
  isIconOnly = false,
  variant = isIconOnly ? 'ghost' : 'secondary',
  size = 'medium',
  isDisabled = false,
  onCopyError,
}: CopyButtonProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    try {
      await copyText(value);
    } catch (error) {
      onCopyError?.(error);
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), confirmationMs);
  };

  const icon = <Icon icon={isCopied ? Check : Copy} />;
  const shared = { variant, size, isDisabled, onPress: () => void copy(), icon };
  return (
    <>
      {isIconOnly ? (
        <IconButton {...shared} label={isCopied ? t('copiedLabel') : label} />
      ) : (
        <Button {...shared}>{isCopied ? t('copiedLabel') : label}</Button>
      )}
      <span aria-live="polite">
        {isIconOnly && isCopied && <VisuallyHidden>{t('copied')}</VisuallyHidden>}
      </span>
    </>
  );
}
