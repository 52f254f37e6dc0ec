import { useId, type ReactNode } from 'react';
import { Banner, Button, CommandButton, Dialog, Stack } from '../../primitives';
import { useFormSubmit } from '../../lib/react/useFormSubmit';
import { useDiscardQuestion } from './useDiscardQuestion';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export interface FormDialogProps {
  isOpen: boolean;
  title: string;
  description?: string | undefined;
  /** A verb: the label of the main button, which Enter presses. */
  submitLabel: string;
  onSubmit: () => void;
  /** “Cancel” by default; another word when closing does not undo anything. */
  cancelLabel?: string | undefined;
  onClose: () => void;
  /** Closing would lose a draft, so it asks first. */
  isDirty?: boolean | undefined;
  /** Keeps the dialog open until the save is answered. */
  isSaving?: boolean | undefined;
  /** Stops a long save: a Stop button takes the place of Cancel while it runs. */
  onStop?: (() => void) | undefined;
  /** Not ready to save; the fields explain why. */
  isSubmitDisabled?: boolean | undefined;
  /** Why the last save failed. The draft is still there. */
  error?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  children: ReactNode;
}

/**
 * A form in a dialog: Enter submits, a press outside does not lose the draft, a failed save is shown above the fields, and
 * a refused one focuses the field.
 */
export function FormDialog({
  isOpen,
  title,
  description,
  submitLabel,
  onSubmit,
  cancelLabel = common('cancel'),
  onClose,
  isDirty = false,
  isSaving = false,
  onStop,
  isSubmitDisabled = false,
  error,
  size = 'medium',
  children,
}: FormDialogProps): ReactNode {
  const formId = useId();
  const submit = useFormSubmit();
  const { close, question } = useDiscardQuestion(isDirty, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      description={description}
      size={size}
      isDismissable={false}
      isLocked={isSaving}
      footer={
        <>
          {isSaving && onStop ? (
            <Button onPress={onStop}>{common('stop')}</Button>
          ) : (
            <Button variant="ghost" isDisabled={isSaving} onPress={close}>
              {cancelLabel}
            </Button>
          )}
          <CommandButton
            command="save"
            isDirty={isDirty}
            variant="primary"
            type="submit"
            form={formId}
            isPending={isSaving}
            isDisabled={isSubmitDisabled}
          >
            {submitLabel}
          </CommandButton>
        </>
      }
    >
      <Stack
        as="form"
        data-gap={5}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React's events go from a dialog to the form that rendered it.
          event.stopPropagation();
          if (!isSaving && !isSubmitDisabled) submit(event.currentTarget, onSubmit);
        }}
      >
        {error && (
          <Banner tone="danger" title={error} isLive>
            {t('failedHint')}
          </Banner>
        )}
        {children}
      </Stack>
      {question}
    </Dialog>
  );
}
