import { memo, type ReactNode } from 'react';
import { Card, Stack } from '../../primitives';
import { discordLimits } from '../../patterns/EmbedPreview/discordLimits';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import {
  ColorSetting,
  ImageSetting,
  ServersSetting,
  TextSetting,
  WebhookSetting,
  type ServersSettingProps,
} from './SettingsFields';
import type { SettingsField, SettingsFieldChange, SettingsValues } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** Constants, because the fields are memoized. */
const counters = { botName: { limit: discordLimits.botName }, footer: { limit: discordLimits.footer } };

interface SectionProps {
  values: SettingsValues;
  hints: Partial<Record<SettingsField, string>>;
  onFieldChange: SettingsFieldChange;
}

const fieldOf = ({ values, hints, onFieldChange }: SectionProps, field: SettingsField) => ({
  field,
  value: values[field],
  warning: hints[field],
  onFieldChange,
});

/** Compares only the fields of a section, so that typing in another one does not render it. */
const isSame =
  (...fields: readonly SettingsField[]) =>
  (before: SectionProps, after: SectionProps): boolean =>
    before.onFieldChange === after.onFieldChange &&
    fields.every(
      (field) => before.values[field] === after.values[field] && before.hints[field] === after.hints[field],
    );

/** How the bot and the group appear. */
export const IdentitySection = memo(
  function IdentitySection(props: SectionProps): ReactNode {
    useLocale();
    return (
      <Card heading={t('identity')}>
        <Stack data-gap={5}>
          <TextSetting {...fieldOf(props, 'botName')} label={t('botName')} counter={counters.botName} />
          <TextSetting
            {...fieldOf(props, 'customerName')}
            label={t('customerName')}
            description={t('customerNameDescription')}
          />
          <ImageSetting
            {...fieldOf(props, 'imageUrl')}
            label={t('botImageUrl')}
            placeholder="https://"
            description={t('botImageDescription')}
          />
        </Stack>
      </Card>
    );
  },
  isSame('botName', 'customerName', 'imageUrl'),
);

/** The frame of every message. */
export const EmbedSection = memo(
  function EmbedSection(props: SectionProps): ReactNode {
    useLocale();
    return (
      <Card heading={t('embeds')}>
        <Stack data-gap={5}>
          <TextSetting {...fieldOf(props, 'footerText')} label={t('footerText')} counter={counters.footer} />
          <ImageSetting {...fieldOf(props, 'footerIcon')} label={t('footerIconUrl')} placeholder="https://" />
          <ColorSetting {...fieldOf(props, 'hexColor')} label={t('embedColor')} />
        </Stack>
      </Card>
    );
  },
  isSame('footerText', 'footerIcon', 'hexColor'),
);

interface ServersSectionProps extends ServersSettingProps {
  unreadable?: readonly UnreadableRow[] | undefined;
}

export const ServersSection = memo(function ServersSection({
  unreadable,
  ...props
}: ServersSectionProps): ReactNode {
  useLocale();
  return (
    <Card heading={t('servers')} description={t('serversDescription')}>
      <Stack data-gap={5}>
        <UnreadableRows rows={unreadable} />
        <ServersSetting {...props} />
      </Stack>
    </Card>
  );
});

export const WebhookSection = memo(
  function WebhookSection({ onCopyError, ...props }: SectionProps & { onCopyError: () => void }): ReactNode {
    useLocale();
    return (
      <Card heading={common('webhook')} description={t('webhookDescription')}>
        <WebhookSetting
          {...fieldOf(props, 'webhookUrl')}
          label={t('discordWebhookUrl')}
          help="webhook"
          description={t('webhookUrlDescription')}
          onCopyError={onCopyError}
        />
      </Card>
    );
  },
  (before, after) => before.onCopyError === after.onCopyError && isSame('webhookUrl')(before, after),
);
