import { Plus } from 'lucide-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type {
  InputErrors,
  InputHints,
  InputValues,
  RegionOption,
} from '../../dialogs/InputDialog/InputFields';
import { LinkField } from '../../dialogs/InputDialog/LinkField';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { useMedia } from '../../internal/useMedia';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { media, space } from '../../tokens';
import type { AddInputDetailsProps } from './AddInputDetails';
import type { AddInputSheetProps } from './AddInputSheet';

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
  /** How often the form was asked for from outside of the page in this visit; each time the link takes the focus. */
  focusRequests?: number | undefined;
}

const details = createLazyComponent<AddInputDetailsProps>(() => import('./AddInputDetails'));
const sheet = createLazyComponent<AddInputSheetProps>(() => import('./AddInputSheet'));

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

const FirstLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};

  /* Beside the field, below the height of its label. */
  > :last-child {
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
  const { values, errors, hints, onChange } = form;
  const isPhone = useMedia(media.phone);
  const root = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isSubmitted = useRef(false);
  const focusLink = (options?: FocusOptions): void => root.current?.querySelector('input')?.focus(options);
  useEffect(() => {
    if (focusRequests === 0) return;
    setOpen(true);
    focusLink();
  }, [focusRequests]);
  const hasLink = values.link.trim() !== '';
  // After a submit the link is emptied and focused for the next one; a sheet closes, so that the list is seen. The
  // pressed button is disabled then and would lose the focus. A link that comes back was refused.
  useEffect(() => {
    if (!isSubmitted.current) return;
    if (hasLink) isSubmitted.current = false;
    else focusLink({ preventScroll: true });
    if (isPhone) setOpen(hasLink);
  }, [hasLink, isPhone]);
  if (!canAdd) {
    return (
      <Banner tone="info" title="Inputs Not Allowed">
        You cannot add links to this monitor. Existing inputs can still be changed below.
      </Banner>
    );
  }
  const submitting = (act: () => void) => (): void => {
    isSubmitted.current = true;
    act();
  };
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
          label="Add input"
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
    <Form
      noValidate
      aria-label="Add an input"
      ref={root}
      onFocus={() => setOpen(true)}
      onSubmit={(event) => {
        event.preventDefault();
        parts.onAdd();
      }}
    >
      <FirstLine>
        <LinkField
          value={values.link}
          error={errors.link}
          hint={hints?.link}
          onChange={(link) => onChange({ link })}
          onAddAnyway={parts.onAddAnyway}
          isPageForm
        />
        <Button variant="primary" type="submit" icon={<Icon icon={Plus} />} isDisabled={!hasLink}>
          Add input
        </Button>
      </FirstLine>
      {(isOpen || !isPristine(values)) && <Lazy component={details} isNeeded props={parts} />}
    </Form>
  );
});
