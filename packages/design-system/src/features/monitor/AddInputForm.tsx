import { Plus } from 'lucide-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Icon, IconButton, Stack } from '../../primitives';
import type { InputErrors, InputHints, InputValues, RegionOption } from './InputDialog/InputFields';
import { LinkField } from './InputDialog/LinkField';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useFormSubmit } from '../../lib/react/useFormSubmit';
import { useMedia } from '../../lib/react/useMedia';
import { media, space } from '../../tokens';
import type { AddInputDetailsProps } from './AddInputDetails';
import type { AddInputSheetProps } from './AddInputSheet';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface AddInputFormProps {
  /** When false, the notice 'Inputs Not Allowed' replaces the form. */
  canAdd: boolean;
  values: InputValues;
  errors: InputErrors;
  hints?: InputHints | undefined;
  regions: readonly RegionOption[];
  hasPrivateInputs: boolean;
  onChange: (change: Partial<InputValues>) => void;
  onAdd: () => void;
  onAddDisabled: () => void;
  /** Adds a link that the hint says is already in the list. */
  onAddAnyway: () => void;
  onAddMany: () => void;
  onCopyError: () => void;
  /** Opens the dialog that adds many with lines that were pasted as the link. */
  onManyPaste: (text: string) => void;
  /** How often the form was asked for from outside of the page in this visit; each time the link takes the focus. */
  focusRequests?: number | undefined;
}

const details = createLazyComponent<AddInputDetailsProps>(() => import('./AddInputDetails'));
const sheet = createLazyComponent<AddInputSheetProps>(() => import('./AddInputSheet'));

const FirstLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};

  /* Beside the field, below the height of its label. */
  > :last-child {
    align-self: start;
    margin-top: 26px;
  }
`;

const pristine: InputValues = {
  link: '',
  sizeRange: '36-50',
  specialWebhook: '',
  region: 'all',
  note: '',
  priceLimit: '',
  isPrivate: false,
};
const isPristine = (values: InputValues): boolean =>
  (Object.keys(pristine) as (keyof InputValues)[]).every((field) => values[field] === pristine[field]);

/**
 * Adds a link or a product ID (specification 2.9). One line, which unfolds the other fields when it is used; on a phone
 * a button that opens all of them. The keys of `new` focus the link, Enter adds it.
 */
export const AddInputForm = memo(function AddInputForm({
  canAdd,
  focusRequests = 0,
  ...form
}: AddInputFormProps): ReactNode {
  useLocale();
  const { values } = form;
  const isPhone = useMedia(media.phone);
  const link = useRef<HTMLInputElement>(null);
  const hasLink = values.link.trim() !== '';
  const submit = useFormSubmit();
  const [isOpen, setOpen] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [seen, setSeen] = useState({ focusRequests: 0, hasLink });
  if (seen.focusRequests !== focusRequests || seen.hasLink !== hasLink) {
    setSeen({ focusRequests, hasLink });
    if (seen.focusRequests !== focusRequests) setOpen(true);
    // After an add the sheet closes, so that the list is seen. A link that comes back was refused.
    else if (isSubmitted) {
      setSubmitted(!hasLink);
      setOpen(hasLink || !isPhone);
    }
  }
  useEffect(() => {
    if (focusRequests === 0) return;
    link.current?.focus();
    link.current?.select();
  }, [focusRequests]);
  // After an add the link is emptied and focused for the next one. The pressed button is disabled then and would lose
  // the focus.
  useEffect(() => {
    if (!hasLink && isSubmitted) link.current?.focus({ preventScroll: true });
  }, [hasLink, isSubmitted]);
  if (!canAdd) {
    return (
      <Banner tone="info" title={t('inputsNotAllowed')}>
        {t('inputsNotAllowedText')}
      </Banner>
    );
  }
  // The form around what was pressed: on a phone it is that of the sheet.
  const submitting = (act: () => void) => (): void =>
    submit(document.activeElement?.closest('form') ?? null, () => {
      setSubmitted(true);
      act();
    });
  const parts: AddInputDetailsProps = {
    ...form,
    onAdd: submitting(form.onAdd),
    onAddDisabled: submitting(form.onAddDisabled),
    onAddAnyway: submitting(form.onAddAnyway),
  };
  if (isPhone) {
    return (
      <>
        <IconButton
          label={t('addInput')}
          variant="primary"
          icon={<Icon icon={Plus} />}
          isOnce
          onPress={() => setOpen(true)}
        />
        <Lazy
          component={sheet}
          isNeeded={isOpen}
          props={{ ...parts, isOpen, onClose: () => setOpen(false) }}
        />
      </>
    );
  }
  return (
    <Stack
      as="form"
      data-gap={4}
      noValidate
      aria-label={t('addForm')}
      onFocus={() => setOpen(true)}
      onSubmit={(event) => {
        event.preventDefault();
        parts.onAdd();
      }}
    >
      <FirstLine>
        <LinkField {...parts} isPageForm inputRef={link} />
        <Button variant="primary" type="submit" icon={<Icon icon={Plus} />} isDisabled={!hasLink}>
          {t('addInput')}
        </Button>
      </FirstLine>
      {(isOpen || !isPristine(values)) && <Lazy component={details} props={parts} />}
    </Stack>
  );
});
