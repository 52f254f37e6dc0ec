import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AlertDialog, Banner, ColorField, Stack, Text, TextField } from '../../../primitives';
import { DiscordText } from '../../../patterns/EmbedPreview/DiscordText';
import { useBrand } from '../../../brand/BrandProvider/BrandProvider';
import { EmbedPreview } from '../../../patterns/EmbedPreview/EmbedPreview';
import { ImageField } from '../../../patterns/ImageField/ImageField';
import { color, media, space, text } from '../../../tokens';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { UpdateFields, type UpdateFieldsProps, type UpdateFieldValues } from './UpdateFields';
import { useMedia } from '../../../lib/react/useMedia';
import { t } from './text.en';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Preview = styled.aside`
  position: sticky;
  top: 0;
  min-width: 0;

  ${media.phone} {
    position: static;
  }
`;

const Total = styled.p`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  ${text.caption}

  &[data-over] {
    color: ${color.warning};
  }
`;

/** The fields as typed (specification 3). */
export interface NewUpdateValues {
  title: string;
  thumbnail: string;
  color: string;
  fields: readonly UpdateFieldValues[];
}

/** A count and Discord's limit for it. */
interface Counter {
  count: number;
  limit: number;
  isOver: boolean;
}

export interface NewUpdateDialogProps {
  isOpen: boolean;
  values: NewUpdateValues;
  /** Discord's limits in characters. */
  limits: { title: number; fieldName: number; fieldValue: number };
  /** Of all texts together, and of the number of fields. */
  counters: { total: Counter; fields: Counter };
  onChange: (change: Partial<Pick<NewUpdateValues, 'title' | 'thumbnail' | 'color'>>) => void;
  onFieldAdd: () => void;
  onFieldChange: UpdateFieldsProps['onChange'];
  onFieldRemove: (id: number) => void;
  onSend: () => void;
  onClose: () => void;
  /** What Discord would refuse; it cannot be sent. */
  refusals: readonly string[];
  hints?: { color?: string | undefined; thumbnail?: string | undefined } | undefined;
  isSending?: boolean | undefined;
  error?: string | null | undefined;
  /** Closing would lose a draft. */
  isDirty?: boolean | undefined;
}

/** Writes an update to the customers' Discord, and asks before it is sent (developers; specification 2.7). */
export function NewUpdateDialog({
  isOpen,
  values,
  limits,
  counters,
  onChange,
  onFieldAdd,
  onFieldChange,
  onFieldRemove,
  onSend,
  onClose,
  refusals,
  hints,
  isSending,
  error,
  isDirty,
}: NewUpdateDialogProps): ReactNode {
  const brand = useBrand();
  const isPhone = useMedia(media.phone);
  const renderText = useCallback((value: string) => <DiscordText text={value} />, []);
  const [isAsking, setAsking] = useState(false);
  const preview = (
    <EmbedPreview
      botName={brand.name}
      time={t('todayAt')}
      color={values.color}
      title={values.title}
      thumbnailUrl={values.thumbnail}
      renderText={renderText}
      fields={values.fields.map(({ name, value, inline }) => ({ name, value, isInline: inline }))}
    />
  );
  const aside = (
    <Preview aria-label={t('preview')}>
      <Text as="h3" data-size="label" data-tone="muted" data-below={2}>
        {t('livePreview')}
      </Text>
      {preview}
    </Preview>
  );
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      submitLabel={t('send')}
      onSubmit={() => setAsking(true)}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSending}
      isSubmitDisabled={hints?.color !== undefined || refusals.length > 0}
      error={error}
      size="large"
    >
      <Columns>
        {isPhone && aside}
        <Stack data-gap={5}>
          <TextField
            label={t('embedTitle')}
            value={values.title}
            onChange={(title) => onChange({ title })}
            counter={{ limit: limits.title }}
            autoFocus
          />
          <ImageField
            label={t('thumbnailUrl')}
            description={t('optional')}
            type="url"
            value={values.thumbnail}
            onChange={(thumbnail) => onChange({ thumbnail })}
            warning={hints?.thumbnail}
          />
          <ColorField
            label={t('embedColor')}
            value={values.color}
            onChange={(next) => onChange({ color: next })}
            error={hints?.color}
          />
          <UpdateFields
            fields={values.fields}
            limits={limits}
            onChange={onFieldChange}
            onAdd={onFieldAdd}
            onRemove={onFieldRemove}
          />
          <Total data-over={counters.total.isOver || counters.fields.isOver || undefined}>
            {t('counters', {
              characters: counters.total.count,
              maxCharacters: counters.total.limit,
              fields: counters.fields.count,
              maxFields: counters.fields.limit,
            })}
          </Total>
          {refusals.length > 0 && (
            <Banner tone="warning" title={t('refused')}>
              <ul>
                {refusals.map((refusal) => (
                  <li key={refusal}>{refusal}</li>
                ))}
              </ul>
            </Banner>
          )}
        </Stack>
        {!isPhone && aside}
      </Columns>
      <AlertDialog
        isOpen={isAsking}
        title={t('sendTitle')}
        body={
          <Stack data-gap={4}>
            <p>{t('sendHint')}</p>
            {preview}
          </Stack>
        }
        confirmLabel={t('sendToAll')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSend();
        }}
      />
    </FormDialog>
  );
}
