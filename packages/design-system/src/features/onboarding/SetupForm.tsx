import type { ReactNode } from 'react';
import { Button, Card, ColorField, Stack, TextField } from '../../primitives';
import { ImageField } from '../../patterns/ImageField/ImageField';
import { MessagePreview, PreviewColumns } from '../../patterns/MessagePreview/MessagePreview';
import { useFormSubmit } from '../../lib/react/useFormSubmit';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { values } from '../../tokens/values';

/** The placeholder for a missing logo: the product's mark on its brand color. */
const defaultLogo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${values.light.accent}"/><g transform="translate(8 8)" fill="#FFF"><path opacity=".55" d="M10.42 7A5 5 0 0 1 15 4h8a5 5 0 0 1 5 5v8a5 5 0 0 1-3 4.58V14a7 7 0 0 0-7-7z"/><path fill-rule="evenodd" d="M9 9h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm4.5 3.9c0 0-4.6 4.7-4.6 7.9a4.6 4.6 0 0 0 9.2 0c0-3.2-4.6-7.9-4.6-7.9z"/></g></svg>`,
)}`;

type SetupField = 'name' | 'imageUrl' | 'hexColor' | 'footerText' | 'footerIcon';

type SetupValues = Readonly<Record<SetupField, string>>;

/** The preview's values for empty fields (specification 2.14). */
const placeholders = () =>
  ({
    name: t('customerGroupName'),
    footerText: t('footerTextExample'),
  }) as const;

export interface SetupFormProps {
  values: SetupValues;
  /** Validation errors by field. */
  errors: Partial<Record<SetupField, string>>;
  isSaving: boolean;
  onFieldChange: (change: { field: SetupField; value: string }) => void;
  onCreate: () => void;
}

/** The form of a new customer, beside a preview of the bot's messages. */
export function SetupForm({ values, errors, isSaving, onFieldChange, onCreate }: SetupFormProps): ReactNode {
  const submit = useFormSubmit();

  const of = (field: SetupField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    isRequired: true,
    autoComplete: 'off',
    onChange: (value: string) => onFieldChange({ field, value }),
  });

  return (
    <PreviewColumns
      preview={
        <MessagePreview
          botName={values.name.trim() === '' ? placeholders().name : values.name}
          avatarUrl={values.imageUrl.trim() === '' ? defaultLogo : values.imageUrl}
          time={t('exampleTime')}
          color={values.hexColor}
          title={t('exampleTitle')}
          description={t('exampleDescription')}
          footerText={values.footerText.trim() === '' ? placeholders().footerText : values.footerText}
          footerIconUrl={values.footerIcon.trim() === '' ? defaultLogo : values.footerIcon}
        />
      }
    >
      <form
        noValidate
        aria-label={t('customerProfile')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) submit(event.currentTarget, onCreate);
        }}
      >
        <Card
          heading={t('profile')}
          description={t('changeLater')}
          footer={
            <Button type="submit" variant="primary" isPending={isSaving}>
              {t('createProfile')}
            </Button>
          }
        >
          <Stack data-gap={5}>
            <TextField
              {...of('name')}
              label={common('name')}
              placeholder={placeholders().name}
              description={t('customerNameDescription')}
            />
            <ImageField
              {...of('imageUrl')}
              label={t('imageUrl')}
              placeholder="https://"
              description={t('imageDescription')}
            />
            <ColorField
              {...of('hexColor')}
              label={t('embedColor')}
              placeholder="#1c2a97"
              fallback="#1c2a97"
            />
            <TextField
              {...of('footerText')}
              label={t('footerText')}
              placeholder={placeholders().footerText}
            />
            <ImageField {...of('footerIcon')} label={t('footerIconUrl')} placeholder="https://" />
          </Stack>
        </Card>
      </form>
    </PreviewColumns>
  );
}
