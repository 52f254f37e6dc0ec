import { memo, type ReactNode } from 'react';
import { isPending, type LoadStatus } from '../../loading/loadStatus';
import { Banner, SkeletonContent, Stack } from '../../primitives';
import { PreviewColumns } from '../../patterns/MessagePreview/MessagePreview';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import type { UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { UnsavedBar } from '../../patterns/UnsavedBar/UnsavedBar';
import { SettingsPreview } from './SettingsPreview';
import { EmbedSection, IdentitySection, ServersSection, WebhookSection } from './SettingsSections';
import type { SettingsField, SettingsFieldChange, SettingsValues } from './types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export interface SettingsScreenProps {
  /** Every field as typed. */
  values: SettingsValues;
  /** Warnings by field, shown below it; they block nothing. */
  hints: Partial<Record<SettingsField, string>>;
  /** The same for whitelisted servers, by id. */
  serverHints: Readonly<Record<string, string>>;
  /** The names of servers that earlier answers have told, by their ids. */
  serverNames?: Readonly<Record<string, string>> | null | undefined;
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
  return <PageHeader title={t('title')} />;
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
  useLocale();
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
        <PreviewColumns>
          <SettingsPreview
            botName={values.botName}
            customerName={values.customerName}
            imageUrl={values.imageUrl}
            footerText={values.footerText}
            footerIcon={values.footerIcon}
            hexColor={values.hexColor}
            isLoading={isPending(status)}
          />
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
