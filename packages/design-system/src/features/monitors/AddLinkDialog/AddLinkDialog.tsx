import { createMatcher, foldText } from '@dropdeck/text';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { RadioGroup, SearchField, Stack, Text, TextField } from '../../../primitives';
import { t } from './text.en';

/** A monitor that a link can be added to. */
export interface LinkMonitor {
  readonly uuid: string;
  readonly name: string;
  readonly category: string;
}

export interface AddLinkDialogProps {
  isOpen: boolean;
  link: string;
  monitors: readonly LinkMonitor[];
  /** The uuid of the chosen monitor; '' for none. */
  chosen: string;
  onLinkChange: (link: string) => void;
  onChoose: (uuid: string) => void;
  /** Opens the monitor with the link in its form. */
  onContinue: () => void;
  onClose: () => void;
}

/** Monitors that are listed at once. */
const MAX_SHOWN = 8;

/** Asks for the monitor of a link, and opens it with the link in its form. */
export function AddLinkDialog({
  isOpen,
  link,
  monitors,
  chosen,
  onLinkChange,
  onChoose,
  onContinue,
  onClose,
}: AddLinkDialogProps): ReactNode {
  useLocale();
  const [search, setSearch] = useState('');
  const matching = useMemo(() => {
    const isMatch = createMatcher(search);
    return monitors.filter(({ name }) => isMatch(foldText(name)));
  }, [monitors, search]);
  const shown = matching.slice(0, MAX_SHOWN);
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      submitLabel={t('continue')}
      isSubmitDisabled={link.trim() === '' || chosen === ''}
      onSubmit={onContinue}
      onClose={onClose}
    >
      <Stack data-gap={5}>
        <TextField
          label={t('link')}
          value={link}
          onChange={onLinkChange}
          placeholder={t('linkPlaceholder')}
          mono
          autoComplete="off"
          autoFocus={link === ''}
        />
        <Stack data-gap={3}>
          {monitors.length > MAX_SHOWN && (
            <SearchField
              label={t('search')}
              placeholder={t('search')}
              value={search}
              onChange={setSearch}
              autoFocus={link !== ''}
            />
          )}
          <div data-secret>
            <RadioGroup
              label={t('monitor')}
              // A choice that the search hides would leave no option to reach by Tab.
              value={shown.some(({ uuid }) => uuid === chosen) ? chosen : null}
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
              {t('none')}
            </Text>
          )}
        </Stack>
      </Stack>
    </FormDialog>
  );
}
