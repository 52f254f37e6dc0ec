import { ListPlus, Plus } from 'lucide-react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  InputFields,
  type InputErrors,
  type InputHints,
  type InputValues,
  type RegionOption,
} from '../../dialogs/InputDialog/InputFields';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { color, media, space, text } from '../../tokens';

export interface AddInputFormProps {
  /** When false, the notice 'Inputs Not Allowed' replaces the form. */
  canAdd: boolean;
  values: InputValues;
  errors: InputErrors;
  hints?: (InputHints & { link?: string | undefined }) | undefined;
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

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};

  input {
    scroll-margin-top: calc(var(--dd-sticky-top, 0px) + ${space[10]});
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > [data-end] {
    margin-inline-start: auto;
  }
  ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
    > :first-child {
      flex-basis: 100%;
    }
    > [data-end] > * {
      width: 100%;
    }
  }
`;

/** Rendered without a hint as well, because a live region has to exist before its text. */
const LinkHint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  ${text.caption}
  color: ${color.warning};

  &:not(:empty) {
    margin-top: 6px;
  }
`;

/** Adds a link or a product ID (specification 2.9). The keys of `new` focus the link, Enter adds it. */
export const AddInputForm = memo(function AddInputForm({
  canAdd,
  values,
  errors,
  hints,
  regions,
  hasPrivateInputs,
  onChange,
  onAdd,
  onAddDisabled,
  onAddAnyway,
  onAddMany,
  onCopyError,
  focusRequests = 0,
}: AddInputFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus();
  }, [focusRequests]);
  const hasLink = values.link.trim() !== '';
  // After a submit the link is emptied and focused for the next one. The pressed button is disabled then and
  // would lose the focus.
  useEffect(() => {
    if (!hasLink && isSubmitted.current) form.current?.querySelector('input')?.focus({ preventScroll: true });
    isSubmitted.current = false;
  }, [hasLink]);
  if (!canAdd) {
    return (
      <Banner tone="info" title="Inputs Not Allowed">
        You cannot add links to this monitor. Existing inputs can still be changed below.
      </Banner>
    );
  }
  return (
    <Form
      noValidate
      aria-label="Add an input"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        isSubmitted.current = true;
        onAdd();
      }}
    >
      <InputFields
        isCompact
        values={values}
        errors={errors}
        hints={hints}
        onChange={onChange}
        regions={regions}
        hasPrivateInputs={hasPrivateInputs}
        onCopyError={onCopyError}
        linkNote={
          <LinkHint role="status">
            {hints?.link !== undefined && (
              <>
                {hints.link}
                <Button
                  size="small"
                  onPress={() => {
                    isSubmitted.current = true;
                    onAddAnyway();
                  }}
                >
                  Add anyway
                </Button>
              </>
            )}
          </LinkHint>
        }
      />
      <Buttons>
        <Button variant="primary" type="submit" icon={<Icon icon={Plus} />} isDisabled={!hasLink}>
          Add input
        </Button>
        <Button
          isDisabled={!hasLink}
          onPress={() => {
            isSubmitted.current = true;
            onAddDisabled();
          }}
        >
          Add disabled input
        </Button>
        <span data-end="">
          <Button variant="ghost" icon={<Icon icon={ListPlus} />} onPress={() => onAddMany()}>
            Add many
          </Button>
        </span>
      </Buttons>
    </Form>
  );
});
