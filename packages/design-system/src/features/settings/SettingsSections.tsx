import { memo, useMemo, type ReactNode } from 'react';
import { Card, Stack } from '../../primitives';
import { discordLimits } from '../../patterns/EmbedPreview/discordLimits';
import { ListMenu } from '../../patterns/ListMenu/ListMenu';
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
    return (
      <Card heading="Identity">
        <Stack data-gap={5}>
          <TextSetting {...fieldOf(props, 'botName')} label="Bot Name" counter={counters.botName} />
          <TextSetting
            {...fieldOf(props, 'customerName')}
            label="Customer Name"
            description="Your name, or that of your group."
          />
          <ImageSetting
            {...fieldOf(props, 'imageUrl')}
            label="Bot Image URL"
            placeholder="https://"
            description="A square image for the bot’s avatar."
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
    return (
      <Card heading="Embeds">
        <Stack data-gap={5}>
          <TextSetting {...fieldOf(props, 'footerText')} label="Footer Text" counter={counters.footer} />
          <ImageSetting {...fieldOf(props, 'footerIcon')} label="Footer Icon URL" placeholder="https://" />
          <ColorSetting {...fieldOf(props, 'hexColor')} label="Embed Color" />
        </Stack>
      </Card>
    );
  },
  isSame('footerText', 'footerIcon', 'hexColor'),
);

interface ServersSectionProps extends ServersSettingProps {
  unreadable?: readonly UnreadableRow[] | undefined;
  onImport: () => void;
  onExport: () => void;
}

export const ServersSection = memo(function ServersSection({
  unreadable,
  onImport,
  onExport,
  ...props
}: ServersSectionProps): ReactNode {
  const isEmpty = props.servers.length === 0;
  const menu = useMemo(
    () => [
      {
        id: 'servers',
        items: [
          { id: 'import', label: 'Import…', run: onImport },
          { id: 'export', label: 'Export', isDisabled: isEmpty, run: onExport },
        ],
      },
    ],
    [onImport, onExport, isEmpty],
  );
  return (
    <Card
      heading="Servers"
      description="The bot works only in these servers."
      actions={<ListMenu label="Options of the servers" groups={menu} />}
    >
      <Stack data-gap={5}>
        <UnreadableRows rows={unreadable} />
        <ServersSetting {...props} />
      </Stack>
    </Card>
  );
});

export const WebhookSection = memo(
  function WebhookSection({ onCopyError, ...props }: SectionProps & { onCopyError: () => void }): ReactNode {
    return (
      <Card heading="Webhook" description="Where the bot posts its updates.">
        <WebhookSetting
          {...fieldOf(props, 'webhookUrl')}
          label="Discord Webhook URL"
          help="webhook"
          description="Keep it private: anyone with this URL can post to the channel."
          onCopyError={onCopyError}
        />
      </Card>
    );
  },
  (before, after) => before.onCopyError === after.onCopyError && isSame('webhookUrl')(before, after),
);
