import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { isPending, type LoadStatus } from '../../loading/loadStatus';
import { Banner, SkeletonContent, Stack } from '../../primitives';
import { PreviewColumns, MessagePreview } from '../../patterns/MessagePreview/MessagePreview';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import type { UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { UnsavedBar } from '../../patterns/UnsavedBar/UnsavedBar';
import { EmbedSection, IdentitySection, ServersSection, WebhookSection } from './SettingsSections';
import type { SettingsField, SettingsFieldChange, SettingsValues } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { setSetupPlace } from './SetupCard/SetupPlace';
import type { EmbedPreviewField } from '../../patterns/EmbedPreview/EmbedPreview';

/** A notification like those that monitors send; only its frame comes from the settings. */
const sampleFields: readonly EmbedPreviewField[] = [
  { name: 'Site', value: 'Example', isInline: true },
  { name: 'Price', value: '€129.99', isInline: true },
  { name: 'SKU', value: 'AB1234', isInline: true },
  { name: 'Sizes', value: '40 · 41 · 42 · 43', isInline: false },
];

const sampleThumbnail = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="#DDE3EA" d="M0 0h80v80H0z"/><path d="M12 50c0-7 1-14 3-18 4 3 9 4 13 1l6-4c3 6 9 11 16 13l11 3c5 1 8 4 8 9v2H12z" fill="#3D4657"/><path d="M12 56h57v7H12z" fill="#FFF"/></svg>',
)}`;

interface SettingsPreviewProps {
  botName: string;
  customerName: string;
  imageUrl: string;
  footerText: string;
  footerIcon: string;
  hexColor: string;
  /** Has the height of usual settings. */
  isLoading: boolean;
}

/** Where the setup card is: in the line of the title or below the preview, where it moves nothing when it comes. */
const Place = styled.div`
  display: contents;
`;

/** A preview of the bot's messages with the typed settings, and below it the setup. */
const SettingsPreview = memo(function SettingsPreview({
  botName,
  customerName,
  imageUrl,
  footerText,
  footerIcon,
  hexColor,
  isLoading,
}: SettingsPreviewProps): ReactNode {
  useLocale();
  const isNarrow = useMedia(media.narrow);
  return (
    <MessagePreview
      botName={botName.trim() === '' ? t('yourBot') : botName}
      avatarUrl={imageUrl}
      time={t('exampleTime')}
      color={hexColor}
      author={isLoading ? t('loadingName') : customerName}
      title={t('exampleTitle')}
      description={t('exampleDescription')}
      fields={sampleFields}
      thumbnailUrl={sampleThumbnail}
      footerText={isLoading ? t('loadingName') : footerText}
      footerIconUrl={isLoading ? sampleThumbnail : footerIcon}
      note={t('previewNote')}
    >
      {!isNarrow && <Place ref={setSetupPlace} />}
    </MessagePreview>
  );
});

export interface SettingsScreenProps {
  /** Every field as typed. */
  values: SettingsValues;
  /** Warnings by field, shown below it; they block nothing. */
  hints: Partial<Record<SettingsField, string>>;
  /** The same for whitelisted servers, by id. */
  serverHints: Readonly<Record<string, string>>;
  /** The names of servers that earlier answers have told, by their ids. */
  serverNames?: Readonly<Record<string, string>> | null | undefined;
  /** The URLs of the icons of those that have one. */
  serverIcons?: Readonly<Record<string, string>> | null | undefined;
  /** Whitelisted servers that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  status: LoadStatus;
  /** There are unsaved changes. */
  isDirty: boolean;
  isSaving: boolean;
  /** The bot is being set up: the yellow banner of specification 2.3. */
  isBotPending: boolean;
  /** Unsaved changes of an earlier visit. */
  onFieldChange: SettingsFieldChange;
  /** The text as typed; the domain decides whether it is added. */
  onServerAdd: (text: string) => void;
  /** Several server IDs, pasted at once. */
  onServersPaste: (texts: readonly string[]) => void;
  onServerRemove: (id: string) => void;
  onSave: () => void;
  onDiscard: () => void;
  /** The browser refused to copy the webhook. */
  onCopyError: () => void;
}

/** Memoized, so that it does not render on a keystroke. */
const Header = memo(function Header(): ReactNode {
  useLocale();
  const isNarrow = useMedia(media.narrow);
  return <PageHeader title={t('title')} tag={isNarrow && <Place ref={setSetupPlace} />} />;
});

/**
 * The bot's settings: a form beside a preview of its messages. No value is refused (specification 5);
 * warnings point out unusual ones.
 */
export function SettingsScreen({
  values,
  hints,
  serverHints,
  serverNames,
  serverIcons,
  unreadable,
  status,
  isDirty,
  isSaving,
  isBotPending,
  onFieldChange,
  onServerAdd,
  onServersPaste,
  onServerRemove,
  onSave,
  onDiscard,
  onCopyError,
}: SettingsScreenProps): ReactNode {
  return (
    <Stack data-gap={0}>
      <Header />
      {isBotPending && (
        <Stack data-below={6}>
          <Banner tone="warning" icon="info" title={t('setupTitle')}>
            {t('setupDescription')}
          </Banner>
        </Stack>
      )}
      <SkeletonContent label={t('loading')} isLoading={isPending(status)}>
        <PreviewColumns
          preview={
            <SettingsPreview
              botName={values.botName}
              customerName={values.customerName}
              imageUrl={values.imageUrl}
              footerText={values.footerText}
              footerIcon={values.footerIcon}
              hexColor={values.hexColor}
              isLoading={isPending(status)}
            />
          }
        >
          <Stack
            as="form"
            data-gap={5}
            noValidate
            aria-label={t('botSettings')}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isSaving) onSave();
            }}
          >
            <IdentitySection values={values} hints={hints} onFieldChange={onFieldChange} />
            <EmbedSection values={values} hints={hints} onFieldChange={onFieldChange} />
            <ServersSection
              servers={values.whitelistedServers}
              hints={serverHints}
              names={serverNames}
              icons={serverIcons}
              unreadable={unreadable}
              onAdd={onServerAdd}
              onAddMany={onServersPaste}
              onRemove={onServerRemove}
            />
            <WebhookSection
              values={values}
              hints={hints}
              onFieldChange={onFieldChange}
              onCopyError={onCopyError}
            />
            <UnsavedBar isDirty={isDirty} isSaving={isSaving} onDiscard={onDiscard} keepsSave />
          </Stack>
        </PreviewColumns>
      </SkeletonContent>
    </Stack>
  );
}
