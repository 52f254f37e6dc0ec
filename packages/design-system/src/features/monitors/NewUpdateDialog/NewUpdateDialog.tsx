import { BookMarked } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, ColorField, Icon, Menu, Row, Stack, Text, TextField } from '../../../primitives';
import { createChunk } from '../../../loading/chunk';
import { DiscordText } from '../../../patterns/EmbedPreview/DiscordText';
import { createLazyComponent, Lazy } from '../../../loading/lazy';
import type { JsonSectionProps, UpdateJson } from './JsonSection';
import { useBrand } from '../../../brand/BrandProvider/BrandProvider';
import { useLocale } from '../../../lib/react/useLocale';
import { EmbedPreview } from '../../../patterns/EmbedPreview/EmbedPreview';
import { ImageField } from '../../../patterns/ImageField/ImageField';
import { color, media, space, text } from '../../../tokens';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { UpdateFields, type UpdateFieldsProps, type UpdateFieldValues } from './UpdateFields';
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
    order: -1;
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

const jsonSection = createLazyComponent<JsonSectionProps>(() => import('./JsonSection'));

/** The list of emoji, fetched with the first name that is typed. */
const emojiChunk = createChunk(() => import('./emoji'), 'nowhere');
let withEmoji: ((text: string) => string) | null = null;

async function loadEmoji(): Promise<void> {
  try {
    ({ withEmoji } = await emojiChunk.load());
  } catch {
    // Without the list, names stay as typed.
  }
}

/** The text with emoji in place of their names, as Discord’s own clients do while typing. */
function named(text: string): string {
  if (withEmoji === null && text.includes(':')) void loadEmoji();
  return withEmoji?.(text) ?? text;
}

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
  /** Discord's limits in characters. Exceeding them warns and does not block sending. */
  limits: { title: number; fieldName: number; fieldValue: number };
  /** Of all texts together, and of the number of fields. */
  counters: { total: Counter; fields: Counter };
  onChange: (change: Partial<Pick<NewUpdateValues, 'title' | 'thumbnail' | 'color'>>) => void;
  onFieldAdd: () => void;
  onFieldChange: UpdateFieldsProps['onChange'];
  onFieldRemove: (id: number) => void;
  onFieldMove: UpdateFieldsProps['onMove'];
  onSend: () => void;
  onClose: () => void;
  /** What Discord would refuse. It can be sent nevertheless. */
  refusals: readonly string[];
  json: UpdateJson;
  onJsonChange: (text: string) => void;
  /** The titles of the templates in this browser. */
  templates: readonly string[];
  /** Keeps what is typed as the template of its title. */
  onTemplateKeep: () => void;
  onTemplateTake: (title: string) => void;
  onTemplateRemove: (title: string) => void;
  hints?: { color?: string | undefined; thumbnail?: string | undefined } | undefined;
  isSending?: boolean | undefined;
  error?: string | null | undefined;
  /** Closing would lose a draft. */
  isDirty?: boolean | undefined;
}

/** Writes an update to the customers' Discord (developers; specification 2.7). */
export function NewUpdateDialog({
  isOpen,
  values,
  limits,
  counters,
  onChange,
  onFieldAdd,
  onFieldChange,
  onFieldRemove,
  onFieldMove,
  onSend,
  onClose,
  refusals,
  json,
  onJsonChange,
  templates,
  onTemplateKeep,
  onTemplateTake,
  onTemplateRemove,
  hints,
  isSending,
  error,
  isDirty,
}: NewUpdateDialogProps): ReactNode {
  useLocale();
  const brand = useBrand();
  const renderText = useCallback((value: string) => <DiscordText text={value} />, []);
  const onTemplate = (action: string): void => {
    const title = templates[Number(action.slice(1))];
    if (action === 'keep') onTemplateKeep();
    else if (title !== undefined) (action.startsWith('t') ? onTemplateTake : onTemplateRemove)(title);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={t('title')}
      submitLabel={t('send')}
      onSubmit={onSend}
      onClose={onClose}
      isDirty={isDirty}
      isSaving={isSending}
      isSubmitDisabled={hints?.color !== undefined}
      error={error}
      size="large"
    >
      <Columns>
        <Stack data-gap={5}>
          <Row data-justify="end">
            <Menu
              label={t('templates')}
              trigger={
                <Button size="small" icon={<Icon icon={BookMarked} />}>
                  {t('templates')}
                </Button>
              }
              groups={[
                {
                  id: 'keeping',
                  items: [
                    {
                      id: 'keep',
                      label: t('keepTemplate'),
                      description: t('keepTemplateText'),
                      isDisabled: values.title.trim() === '',
                    },
                  ],
                },
                ...(templates.length === 0
                  ? []
                  : [
                      {
                        id: 'take',
                        heading: t('takeTemplate'),
                        items: templates.map((label, index) => ({ id: `t${index}`, label })),
                      },
                      {
                        id: 'remove',
                        heading: t('removeTemplate'),
                        items: templates.map((label, index) => ({
                          id: `r${index}`,
                          label,
                          tone: 'danger' as const,
                        })),
                      },
                    ]),
              ]}
              onAction={onTemplate}
              placement="bottom end"
            />
          </Row>
          <TextField
            label={t('embedTitle')}
            value={values.title}
            onChange={(title) => onChange({ title: named(title) })}
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
            onChange={({ id, change: { name, value, ...rest } }) =>
              onFieldChange({
                id,
                change: {
                  ...rest,
                  ...(name === undefined ? {} : { name: named(name) }),
                  ...(value === undefined ? {} : { value: named(value) }),
                },
              })
            }
            onAdd={onFieldAdd}
            onRemove={onFieldRemove}
            onMove={onFieldMove}
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
          <Lazy component={jsonSection} isNeeded={isOpen} props={{ json, onChange: onJsonChange }} />
        </Stack>
        <Preview aria-label={t('preview')}>
          <Text as="h3" data-size="label" data-tone="muted" data-below={2}>
            {t('livePreview')}
          </Text>
          <EmbedPreview
            botName={brand.name}
            time={t('todayAt')}
            color={values.color}
            title={values.title}
            thumbnailUrl={values.thumbnail}
            renderText={renderText}
            fields={values.fields.map(({ name, value, inline }) => ({ name, value, isInline: inline }))}
          />
        </Preview>
      </Columns>
    </FormDialog>
  );
}
