import { localized } from '@dropdeck/text';
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../../lib/react/useLocale';
import { createLazyComponent, Lazy } from '../../../loading/lazy';
import { timeStyles, useDiscordTime, type TimeStyle } from '../../../patterns/EmbedPreview/DiscordText';
import { FilterSegments } from '../../../patterns/FilterBar/FilterSegments';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { DatePicker, Select, Stack, TextField } from '../../../primitives';
import { t } from './text.en';

export interface InsertDialogProps {
  /** What it goes into: “Field 2”. */
  title: string;
  /** Writes Discord's code into the text. */
  onInsert: (code: string) => void;
  onClose: () => void;
}

const picker = createLazyComponent<{ onPick: (emoji: string) => void }>(() => import('./EmojiPicker'));

type Kind = 'time' | 'mention' | 'emoji';

const kinds = localized(
  () =>
    [
      { id: 'time', label: t('time') },
      { id: 'mention', label: t('mention') },
      { id: 'emoji', label: t('emoji') },
    ] as const satisfies ReadonlyArray<{ id: Kind; label: string }>,
);

const signs = { member: '@', role: '@&', channel: '#' } as const;
type Mentioned = keyof typeof signs;

const mentioned = localized(
  () =>
    [
      { id: 'member', label: t('member') },
      { id: 'role', label: t('role') },
      { id: 'channel', label: t('channel') },
    ] as const satisfies ReadonlyArray<{ id: Mentioned; label: string }>,
);

/** Local date and time of an input, `yyyy-MM-dd` and `HH:mm`. */
const pad = (part: number): string => String(part).padStart(2, '0');
const dayOf = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** Writes a Discord timestamp, a mention or an emoji into a field of an update. */
export default function InsertDialog({ title, onInsert, onClose }: InsertDialogProps): ReactNode {
  useLocale();
  const timeOf = useDiscordTime();
  const [kind, setKind] = useState<Kind>('time');
  const [day, setDay] = useState<string | null>(() => dayOf(new Date()));
  const [clock, setClock] = useState('18:00');
  const [style, setStyle] = useState<TimeStyle>('f');
  const [who, setWho] = useState<Mentioned>('member');
  const [id, setId] = useState('');
  const at =
    /^\d{1,2}:\d\d$/.test(clock) && day !== null
      ? new Date(`${day}T${clock.padStart(5, '0')}`).getTime()
      : Number.NaN;
  const hasId = /^\d{5,25}$/.test(id.trim());
  const code =
    kind === 'time'
      ? Number.isNaN(at)
        ? null
        : `<t:${Math.floor(at / 1000)}:${style}>`
      : hasId
        ? `<${signs[who]}${id.trim()}>`
        : null;
  return (
    <FormDialog
      isOpen
      title={title}
      submitLabel={t('insert')}
      isSubmitDisabled={kind === 'emoji' || code === null}
      onSubmit={() => code !== null && onInsert(code)}
      onClose={onClose}
    >
      <Stack data-gap={5}>
        <FilterSegments label={t('kind')} options={kinds()} value={kind} onChange={setKind} isWide />
        {kind === 'time' && (
          <>
            <DatePicker label={t('day')} value={day} onChange={setDay} />
            <TextField
              label={t('clock')}
              value={clock}
              onChange={setClock}
              error={Number.isNaN(at) && day !== null ? t('clockWrong') : undefined}
              description={t('clockText')}
              autoComplete="off"
            />
            <Select
              label={t('timeStyle')}
              options={timeStyles.map((one) => ({
                id: one,
                label: Number.isNaN(at) ? one : timeOf(at, one),
              }))}
              value={style}
              onChange={setStyle}
            />
          </>
        )}
        {kind === 'mention' && (
          <>
            <Select label={t('mentioned')} options={mentioned()} value={who} onChange={setWho} />
            <TextField
              label={t('id')}
              value={id}
              onChange={setId}
              inputMode="numeric"
              error={id.trim() === '' || hasId ? undefined : t('idWrong')}
              description={t('idText')}
              mono
              autoComplete="off"
            />
          </>
        )}
        {kind === 'emoji' && <Lazy component={picker} props={{ onPick: onInsert }} />}
      </Stack>
    </FormDialog>
  );
}
