import { createMatcher, foldText, formatList } from '@dropdeck/text';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { t as common } from '../../../lib/common/text.en';
import { LINES, splitPaste } from '../../../lib/text/splitPaste';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { SizeRange } from '../../../patterns/SizeRange/SizeRange';
import {
  Banner,
  Button,
  LiveText,
  RadioGroup,
  Row,
  SearchField,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '../../../primitives';
import { t } from './text.en';

/** A monitor that a link can be added to. */
export interface LinkMonitor {
  readonly uuid: string;
  readonly name: string;
  readonly category: string;
}

export interface AddLinkDialogProps {
  isOpen: boolean;
  /** A link, or several with spaces between them. */
  link: string;
  /** How many links are added. */
  count: number;
  /** Why the link cannot be added. */
  linkError: string | null;
  /** 'from-to'. */
  sizes: string;
  monitors: readonly LinkMonitor[];
  /** The uuid of the chosen monitor; '' for none. */
  chosen: string;
  /** The names of the monitors that are known to have the link. */
  watchedBy: readonly string[];
  /** The chosen monitor has the link: it is added again nevertheless. */
  isDuplicate: boolean;
  /** The question about a link that the server says is there already; null without one. */
  question: string | null;
  /** What was added last, until the next is. */
  added: { readonly link: string; readonly count: number; readonly monitor: string } | null;
  /** Why the link was not added. */
  error: string | null;
  isSaving: boolean;
  onLinkChange: (link: string) => void;
  /** Several lines were pasted, each with a link or an ID. */
  onLinesPaste: (lines: readonly string[]) => void;
  onSizesChange: (sizes: string) => void;
  onChoose: (uuid: string) => void;
  onAdd: () => void;
  /** Opens the monitor with the link in its form, which has the other fields. */
  onMore: () => void;
  onClose: () => void;
}

/** Monitors that are listed at once. */
const MAX_SHOWN = 8;

/** Adds links to monitors, one after the other. */
export function AddLinkDialog({
  isOpen,
  link,
  count,
  linkError,
  sizes,
  monitors,
  chosen,
  watchedBy,
  isDuplicate,
  question,
  added,
  error,
  isSaving,
  onLinkChange,
  onLinesPaste,
  onSizesChange,
  onChoose,
  onAdd,
  onMore,
  onClose,
}: AddLinkDialogProps): ReactNode {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The pressed button is disabled now and would lose the focus.
    if (added !== null) input.current?.focus();
  }, [added]);
  const matching = useMemo(() => {
    const isMatch = createMatcher(search);
    return monitors.filter(({ name }) => isMatch(foldText(name)));
  }, [monitors, search]);
  const at = matching.findIndex(({ uuid }) => uuid === chosen);
  const choice = matching[at];
  // The chosen one is always shown, unless the search hides it: then nothing is chosen.
  const shown =
    choice === undefined || at < MAX_SHOWN
      ? matching.slice(0, MAX_SHOWN)
      : [choice, ...matching.slice(0, MAX_SHOWN - 1)];
  const addedText = added === null ? '' : t(added.count > 1 ? 'addedSeveral' : 'added', added);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      submitLabel={isDuplicate ? t('addAnyway') : t('add', { count })}
      isSubmitDisabled={count === 0 || linkError !== null || choice === undefined}
      isSaving={isSaving}
      error={error}
      cancelLabel={added === null ? undefined : common('done')}
      onSubmit={onAdd}
      onClose={onClose}
    >
      <Stack data-gap={5}>
        {question !== null && <Banner tone="warning" title={question} isLive />}
        <TextField
          inputRef={input}
          label={t('link')}
          value={link}
          onChange={onLinkChange}
          onPaste={(event) => {
            const links = splitPaste(event, event.currentTarget, LINES);
            if (links === null) return;
            event.preventDefault();
            onLinesPaste(links);
          }}
          placeholder={t('linkPlaceholder')}
          description={addedText !== '' && <span data-secret>{addedText}</span>}
          error={linkError ?? undefined}
          warning={
            watchedBy.length > 0 ? t('watchedBy', { monitors: formatList(watchedBy, 'and') }) : undefined
          }
          mono
          autoComplete="off"
          // A link that is given has its monitor in most cases, and Enter adds it.
          autoFocus={link === '' || choice !== undefined}
        />
        <SizeRange label={t('sizes')} value={sizes} onChange={onSizesChange} />
        <Stack data-gap={3}>
          {monitors.length > MAX_SHOWN && (
            <SearchField
              label={t('search')}
              placeholder={t('search')}
              value={search}
              onChange={setSearch}
              autoFocus={link !== '' && choice === undefined}
            />
          )}
          <div data-secret>
            <RadioGroup
              label={t('monitor')}
              // The search above names them.
              isLabelHidden={monitors.length > MAX_SHOWN}
              // A choice that the search hides would leave no option to reach by Tab.
              value={choice?.uuid ?? null}
              onChange={onChoose}
              options={shown.map(({ uuid, name, category }) => ({
                id: uuid,
                label: name,
                description: category,
              }))}
            />
          </div>
          {matching.length > shown.length && (
            <Text data-size="small" data-tone="muted">
              {t('more', { count: matching.length - shown.length })}
            </Text>
          )}
          {matching.length === 0 && (
            <Text data-tone="muted" role="status">
              <LiveText>{t('none')}</LiveText>
            </Text>
          )}
        </Stack>
        <VisuallyHidden>
          <span role="status">{addedText}</span>
        </VisuallyHidden>
        {choice !== undefined && count === 1 && (
          <Row>
            <Button variant="ghost" size="small" edge="start" onPress={onMore}>
              {t('moreFields')}
            </Button>
          </Row>
        )}
      </Stack>
    </FormDialog>
  );
}
