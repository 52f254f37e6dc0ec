import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import { ControlFrame } from '../../primitives/Field/ControlFrame';
import { bareInput, FieldRoot } from '../../primitives/Field/fieldStyles';
import { FieldFrame, type HelpTopic, labelIdOf, messageIdOf, Row } from '../../primitives';
import { color, controlHeight, focusRing, media, radius, shadow, space } from '../../tokens';
import {
  formatSizeRange,
  largestSize,
  parseSizeRange,
  readSize,
  smallestSize,
  withFrom,
  withTo,
} from './sizeRangeText';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface SizeRangeProps {
  /** Shown above the range. */
  label: string;
  /** Explains it on demand, beside the label. */
  help?: HelpTopic | undefined;
  /** 'from-to', e.g. '36-50'; any other text counts as '36-50'. */
  value: string;
  onChange: (value: string) => void;
}

const Box = styled(ControlFrame)`
  flex: none;
  width: 56px;
`;

const Bare = styled.input`
  ${bareInput}
  padding-inline: ${space[1]};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const THUMB = 20;

const thumb = css`
  box-sizing: border-box;
  width: ${THUMB}px;
  height: ${THUMB}px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.pill};
  background: ${color.raised};
  cursor: grab;
  pointer-events: auto;
`;

/** The same circle with a target as large as a finger around it. */
const largeThumb = css`
  width: ${controlHeight.touch};
  height: ${controlHeight.touch};
  border: 0;
  background: radial-gradient(circle, ${color.raised} 7.5px, ${color.accent} 8.5px 9.5px, transparent 10.5px);
  box-shadow: none;
`;

/** Both thumbs are native sliders, one over the other; the line below shows what is between them. */
const Track = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  height: 28px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    top: calc(50% - 2px);
    height: 4px;
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
  }
  &::after {
    inset-inline: calc(var(--from) * (100% - ${THUMB}px)) calc((1 - var(--to)) * (100% - ${THUMB}px));
    background: ${color.accent};
  }
  > input {
    appearance: none;
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: none;
    outline: none;
    pointer-events: none;
    /* A swipe that begins here scrolls the page. */
    touch-action: pan-y;

    &::-webkit-slider-thumb {
      appearance: none;
      ${thumb}
    }
    &::-moz-range-thumb {
      ${thumb}
    }
    &:active::-webkit-slider-thumb {
      box-shadow: ${shadow.overlay};
      cursor: grabbing;
    }
    &:focus-visible::-webkit-slider-thumb {
      ${focusRing}
    }
    &:focus-visible::-moz-range-thumb {
      ${focusRing}
    }
  }
  ${media.touch} {
    height: ${controlHeight.touch};
  }
  ${media.coarse} {
    /* Longer by what a thumb is larger, so that its circle moves as before. */
    > input {
      inset-inline: calc((${THUMB}px - ${controlHeight.touch}) / 2);
      width: calc(100% + ${controlHeight.touch} - ${THUMB}px);

      &::-webkit-slider-thumb,
      &:active::-webkit-slider-thumb {
        ${largeThumb}
      }
      &::-moz-range-thumb {
        ${largeThumb}
      }
    }
  }
  ${media.forcedColors} {
    &::before {
      background: ButtonBorder;
    }
    &::after {
      background: Highlight;
    }
  }
`;

interface EndProps {
  label: string;
  size: number;
  /** What it is about elsewhere, in words. */
  words: string | undefined;
  onChange: (size: number) => void;
}

interface TypedEnd {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string | number;
  /** It is no size, and the field was left or its form submitted. */
  isInvalid: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  onInvalid: () => void;
}

/** What is typed at an end, until it is left as a size or the end moves. The form is not submitted before it is one. */
function useTypedEnd({ size, onChange }: Pick<EndProps, 'size' | 'onChange'>, error: string): TypedEnd {
  const inputRef = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ text: string; size: number; isChecked: boolean } | null>(null);
  const typed = last?.size === size ? last : null;
  const isSize = typed === null || readSize(typed.text) !== null;
  useLayoutEffect(() => inputRef.current?.setCustomValidity(isSize ? '' : error), [isSize, error]);
  const check = (): void => setLast(isSize ? null : { ...typed, isChecked: true });
  return {
    inputRef,
    value: typed?.text ?? size,
    isInvalid: !isSize && typed.isChecked,
    onType: (text) => {
      const next = readSize(text);
      setLast({ text, size: next ?? size, isChecked: next === null && typed?.isChecked === true });
      if (next !== null) onChange(next);
    },
    onLeave: check,
    onInvalid: check,
  };
}

/** One end as a number. */
function EndField({
  label,
  typed,
  messageId,
}: {
  label: string;
  typed: TypedEnd;
  messageId: string;
}): ReactNode {
  const { inputRef, value, isInvalid, onType, onLeave, onInvalid } = typed;
  return (
    <Box data-invalid={isInvalid || undefined}>
      <Bare
        ref={inputRef}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onInvalid={onInvalid}
      />
    </Box>
  );
}

const EndThumb = ({ label, size, words, onChange }: EndProps): ReactNode => (
  <input
    type="range"
    aria-label={label}
    // Without a text, some screen readers say a percentage.
    aria-valuetext={words ? `${size}, ${words}` : `${size}`}
    min={smallestSize}
    max={largestSize}
    step={0.5}
    value={size}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);

const ratioOf = (size: number): number => (size - smallestSize) / (largestSize - smallestSize);

/** The shoe sizes that an input watches, from 36 to 50. An end moved past the other one moves it along. */
export function SizeRange({ label, help, value, onChange }: SizeRangeProps): ReactNode {
  const locale = useLocale();
  const id = useId();
  const sizes = parseSizeRange(value);
  const wordsOf = (range: string) => locale.sizes?.(range)?.['aria-label'];
  const words = wordsOf(formatSizeRange(sizes));
  const endOf = (name: 'from' | 'to', size: number, moved: typeof withFrom): EndProps => ({
    label: t(name),
    size,
    words: wordsOf(`${size}`),
    onChange: (next) => onChange(formatSizeRange(moved(sizes, next))),
  });
  const from = endOf('from', sizes[0], withFrom);
  const to = endOf('to', sizes[1], withTo);
  const noSize = t('noSize', { smallest: smallestSize, largest: largestSize });
  const typedFrom = useTypedEnd(from, noSize);
  const typedTo = useTypedEnd(to, noSize);
  const error = typedFrom.isInvalid || typedTo.isInvalid ? noSize : undefined;
  return (
    <FieldRoot
      role="group"
      aria-labelledby={labelIdOf(id)}
      aria-describedby={words || error ? messageIdOf(id) : undefined}
    >
      <FieldFrame label={label} help={help} description={words} error={error} controlId={id} isGroup>
        <Row data-gap={3}>
          <EndField label={from.label} typed={typedFrom} messageId={messageIdOf(id)} />
          <Track style={{ '--from': ratioOf(from.size), '--to': ratioOf(to.size) }}>
            <EndThumb {...from} />
            <EndThumb {...to} />
          </Track>
          <EndField label={to.label} typed={typedTo} messageId={messageIdOf(id)} />
        </Row>
      </FieldFrame>
    </FieldRoot>
  );
}
