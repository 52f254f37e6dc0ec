import { useState, type ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { Checkbox, Stack, TextField } from '../../../primitives';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface TagsDialogProps {
  /** The tags of each selected monitor. */
  monitors: ReadonlyArray<readonly string[]>;
  /** Every tag that a monitor has. */
  known: readonly string[];
  onSave: (change: { added: readonly string[]; removed: readonly string[] }) => void;
  onClose: () => void;
}

/** The domain keeps no longer tag, and no more. */
const TAG_LENGTH = 30;
const MAX_TAGS = 10;

/** Gives tags to the selected monitors, or takes them away. A tag that only some have stays so until it is ticked. */
export function TagsDialog({ monitors, known, onSave, onClose }: TagsDialogProps): ReactNode {
  useLocale();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [text, setText] = useState('');
  const chosen = (isChosen: boolean): readonly string[] =>
    [...choices].filter(([, value]) => value === isChosen).map(([tag]) => tag);
  const typed = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const [added, removed] = [[...chosen(true), ...typed], chosen(false)];
  const countOf = (tags: readonly string[]): number =>
    new Set([...tags.filter((tag) => !removed.includes(tag)), ...added]).size;
  const problem = typed.some((tag) => tag.length > TAG_LENGTH)
    ? t('tooLong', { count: TAG_LENGTH })
    : added.length > 0 && monitors.some((tags) => countOf(tags) > MAX_TAGS)
      ? t('tooMany', { count: MAX_TAGS })
      : undefined;
  const isDirty = added.length + removed.length > 0;
  return (
    <FormDialog
      isOpen
      size="small"
      title={t('title')}
      description={t('description', { count: monitors.length })}
      submitLabel={common('save')}
      isDirty={isDirty}
      isSubmitDisabled={!isDirty || problem !== undefined}
      onSubmit={() => {
        onSave({ added, removed });
        onClose();
      }}
      onClose={onClose}
    >
      {known.length > 0 && (
        <Stack data-gap={3}>
          {known.map((tag) => {
            const count = monitors.filter((tags) => tags.includes(tag)).length;
            const choice = choices.get(tag);
            return (
              <Checkbox
                key={tag}
                label={tag}
                isSelected={choice ?? count === monitors.length}
                isIndeterminate={choice === undefined && count > 0 && count < monitors.length}
                onChange={(isChosen) => setChoices(new Map([...choices, [tag, isChosen]]))}
              />
            );
          })}
        </Stack>
      )}
      <TextField
        label={t('newTags')}
        description={t('newTagsText')}
        value={text}
        onChange={setText}
        error={problem}
        autoComplete="off"
        autoFocus={known.length === 0}
      />
    </FormDialog>
  );
}
