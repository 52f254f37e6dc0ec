import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Icon, Stack } from '../../primitives';
import { ChoiceInput } from '../../primitives/Field/choiceStyles';
import { maskedStyles } from '../../lib/text/masked';
import { color, focusRing, fontFamily, media, motion, radius, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** A field that was changed on both sides. */
export interface ConflictFieldItem {
  readonly key: string;
  readonly label: string;
  /** The local draft. */
  readonly mine: string;
  /** The value on the server. */
  readonly theirs: string;
  /** Masked until revealed. */
  readonly isSecret?: boolean | undefined;
}

export type ConflictSide = 'mine' | 'theirs';

export interface ConflictDialogProps {
  isOpen: boolean;
  /** What was changed, as part of the sentence: “the redirect “Dunk””. */
  subject: string;
  fields: readonly ConflictFieldItem[];
  /** Each field's choice by its key. */
  onResolve: (choices: Readonly<Record<string, ConflictSide>>) => void;
  /** Nothing is saved, and the drafts stay. */
  onCancel: () => void;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 28px;
  ${text.label}
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Below the text that it is for, and as large as that. */
const Choice = styled(ChoiceInput)`
  z-index: -1;
  width: 100%;
`;

const Side = styled.label`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: border-color ${motion.state};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &[data-selected] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.accentSoft};
  }
  &:has(> :focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

const SideLabel = styled.span`
  ${text.caption}
  font-weight: 500;
  color: ${color.muted};
`;

const Value = styled.span`
  ${text.body}
  color: ${color.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-mono] {
    font-family: ${fontFamily.mono};
  }
  &[data-masked] {
    ${maskedStyles}
    user-select: none;
  }
  &[data-empty] {
    color: ${color.subtle};
    font-style: italic;
  }
`;

/** How much of a value is shown, in lines and characters. */
const MAX_LINES = 12;
const MAX_CHARACTERS = 600;

/** Truncates a value, and states how much is left out. */
function excerpt(value: string): string {
  const lines = value.split('\n');
  const shown = lines.slice(0, MAX_LINES).join('\n');
  // Between characters: half of an emoji is none.
  const cut = shown.length > MAX_CHARACTERS ? `${[...shown].slice(0, MAX_CHARACTERS).join('')}…` : shown;
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? `${cut}\n${t('moreLines', { count: rest })}` : cut;
}

interface FieldChoiceProps {
  field: ConflictFieldItem;
  side: ConflictSide | null;
  onChange: (side: ConflictSide) => void;
}

function FieldChoice({ field, side, onChange }: FieldChoiceProps): ReactNode {
  const [isRevealed, setRevealed] = useState(false);
  const { label, isSecret = false } = field;
  const id = useId();
  return (
    <Stack role="radiogroup" aria-labelledby={id} data-gap={2}>
      <Head>
        <span id={id}>{label}</span>
        {isSecret && (
          <Button
            size="small"
            variant="ghost"
            icon={<Icon icon={isRevealed ? EyeOff : Eye} />}
            aria-label={t(isRevealed ? 'hide' : 'show', { label })}
            onPress={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? common('hide') : common('show')}
          </Button>
        )}
      </Head>
      <Sides>
        {(['mine', 'theirs'] as const).map((one) => {
          const value = field[one];
          const isMasked = isSecret && !isRevealed && value !== '';
          return (
            <Side key={one} data-selected={one === side || undefined}>
              <Choice type="radio" name={id} checked={one === side} onChange={() => onChange(one)} />
              <SideLabel>{one === 'mine' ? t('yours') : t('theirs')}</SideLabel>
              <Value
                data-mono={isSecret || undefined}
                data-secret
                data-masked={isMasked || undefined}
                data-empty={value === '' || undefined}
                aria-hidden={isMasked || undefined}
              >
                {value === '' ? t('empty') : excerpt(value)}
              </Value>
            </Side>
          );
        })}
      </Sides>
    </Stack>
  );
}

/**
 * Asks which value to keep when the same field was changed here and elsewhere. Nothing is preselected, so
 * that a hasty Enter overwrites neither.
 */
export function ConflictDialog({
  isOpen,
  subject,
  fields,
  onResolve,
  onCancel,
}: ConflictDialogProps): ReactNode {
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({});
  const isDecided = fields.every(({ key }) => choices[key] !== undefined);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={t('title')}
      description={<span data-secret>{t('description', { subject })}</span>}
      isDismissable={false}
      footer={
        <>
          <Button variant="ghost" onPress={onCancel}>
            {t('keepEditing')}
          </Button>
          <Button variant="primary" isDisabled={!isDecided} onPress={() => onResolve(choices)}>
            {common('save')}
          </Button>
        </>
      }
    >
      <Stack data-gap={6}>
        {fields.map((field) => (
          <FieldChoice
            key={field.key}
            field={field}
            side={choices[field.key] ?? null}
            onChange={(side) => setChoices((before) => ({ ...before, [field.key]: side }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
