import type { ClipboardEvent, ReactNode, RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import styled from 'styled-components';
import { usePageCommands } from '../../../keys/pageCommands';
import { Button, KeyHint, TextField } from '../../../primitives';
import { color, media, space, text } from '../../../tokens';
import type { InputFieldsProps } from './InputFields';
import { t } from './text.en';

export interface LinkFieldProps extends Pick<
  InputFieldsProps,
  'values' | 'errors' | 'hints' | 'onChange' | 'onManyPaste' | 'onAddAnyway' | 'autoFocus'
> {
  /** The keys of `new` focus it: the form of the monitor page. */
  isPageForm?: boolean | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

const Root = styled.div`
  min-width: 0;

  input {
    scroll-margin-top: calc(var(--dd-sticky-top, 0px) + ${space[10]});
  }
`;

const Keys = styled.span`
  padding-inline-end: 6px;

  ${media.phone} {
    display: none;
  }
`;

/** Rendered without a hint as well, because a live region has to exist before its text. */
const Hint = styled.div`
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

/** The link or product ID of an input. */
export function LinkField({
  values,
  errors,
  hints,
  onChange,
  onManyPaste,
  onAddAnyway,
  isPageForm = false,
  inputRef,
  autoFocus = false,
}: LinkFieldProps): ReactNode {
  const input = useObjectRef(inputRef);
  usePageCommands(input, {
    new: isPageForm
      ? () => {
          input.current?.focus();
          input.current?.select();
        }
      : undefined,
  });
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (onManyPaste === undefined || !/[\n\t]/.test(pasted)) return;
    event.preventDefault();
    onManyPaste(pasted);
  };
  return (
    <Root onPaste={onPaste}>
      <TextField
        label={t('link')}
        name={isPageForm ? 'link' : undefined}
        value={values.link}
        onChange={(link) => onChange({ link })}
        placeholder={t('linkPlaceholder')}
        description={hints?.reading}
        error={errors?.link}
        inputRef={input}
        onEscape={isPageForm ? () => input.current?.blur() : undefined}
        suffix={
          isPageForm && (
            <Keys aria-hidden="true">
              <KeyHint act="new" />
            </Keys>
          )
        }
        mono
        autoComplete="off"
        autoFocus={autoFocus}
      />
      {onAddAnyway && (
        <Hint role="status">
          {hints?.link !== undefined && (
            <>
              <span>{hints.link}</span>
              <Button size="small" onPress={onAddAnyway}>
                {t('addAnyway')}
              </Button>
            </>
          )}
        </Hint>
      )}
    </Root>
  );
}
