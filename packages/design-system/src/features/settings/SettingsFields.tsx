import { formatList } from '@dropdeck/text';
import { memo, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { WORDS } from '../../lib/text/splitPaste';
import { EditableList } from '../../patterns/EditableList/EditableList';
import { ImageField } from '../../patterns/ImageField/ImageField';
import { WebhookField } from '../../patterns/WebhookField/WebhookField';
import { ColorField, type SecretFieldProps, TextField, type TextFieldProps } from '../../primitives';
import type { KnownServersMenuProps } from './KnownServersMenu/KnownServersMenu';
import type { SettingsField, SettingsFieldChange } from './types';
import { serversNamed } from './serversNamed';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

type ControlProps = Omit<SecretFieldProps, 'prefix' | 'mono' | 'inputMode'> & Pick<TextFieldProps, 'counter'>;

interface SettingProps extends Omit<ControlProps, 'name' | 'onChange'> {
  field: SettingsField;
  onFieldChange: SettingsFieldChange;
}

/** Memoized: a field renders only when its own value or hint changes. */
const settingOf = (Control: (props: ControlProps) => ReactNode) =>
  memo(function Setting({ field, onFieldChange, ...props }: SettingProps): ReactNode {
    return (
      <Control
        autoComplete="off"
        {...props}
        name={field}
        onChange={(value) => onFieldChange({ field, value })}
      />
    );
  });

export const TextSetting = settingOf(TextField);
export const ImageSetting = settingOf(ImageField);
export const ColorSetting = settingOf(ColorField);
export const WebhookSetting = settingOf(WebhookField);

export interface ServersSettingProps {
  servers: readonly string[];
  hints: Readonly<Record<string, string>>;
  onAdd: (text: string) => void;
  /** Takes several pasted IDs at once. */
  onAddMany: (texts: readonly string[]) => void;
  onRemove: (id: string) => void;
  /** The names of servers that are known, by their IDs; also of servers that are not in the list. */
  names?: Readonly<Record<string, string>> | null | undefined;
  /** The same for the URLs of their icons, of those that have one. */
  icons?: Readonly<Record<string, string>> | null | undefined;
}

const knownServersMenu = createLazyComponent<KnownServersMenuProps>(
  () => import('./KnownServersMenu/KnownServersMenu'),
  'nowhere',
);

/** The ids of the servers where the bot may be used. */
export const ServersSetting = memo(function ServersSetting({
  servers,
  hints,
  names,
  icons,
  onAdd,
  ...props
}: ServersSettingProps): ReactNode {
  useLocale();
  // Servers that are listed already cannot be meant, unless no other has the name.
  const named = (text: string): readonly string[] => {
    const found = names ? serversNamed(text, names) : [];
    const open = found.filter((id) => !servers.includes(id));
    return open.length > 0 ? open : found;
  };
  const hintFor = (text: string): string | undefined => {
    // Without names, the field is that of IDs.
    if (!names || Object.keys(names).length === 0 || /^[\d\s,;]*$/.test(text)) return undefined;
    const [id, ...others] = named(text);
    if (id === undefined) return t('serverUnknown');
    if (servers.includes(id)) return undefined;
    if (others.length === 0) return t('serverNamed', { name: names[id] ?? '', id });
    return t('serversNamed', {
      names: formatList([id, ...others].map((one) => names[one] ?? '').slice(0, 5), 'or'),
    });
  };
  return (
    <EditableList
      {...props}
      onAdd={(text) => {
        const [id, ...others] = named(text);
        onAdd(id !== undefined && others.length === 0 ? id : text);
      }}
      hintFor={hintFor}
      label={t('whitelistedServers')}
      help="server-id"
      name="servers"
      description={t('serversHelp')}
      placeholder={t('serverId')}
      emptyText={t('serversEmpty')}
      countText={(count) => t('serverCount', { count })}
      items={servers}
      warningFor={(id) => hints[id]}
      nameOf={(id) => names?.[id]}
      iconOf={(id) => icons?.[id]}
      suffix={
        names &&
        Object.keys(names).some((id) => !servers.includes(id)) && (
          <Lazy component={knownServersMenu} props={{ names, listed: servers, onAdd }} />
        )
      }
      separator={WORDS}
      mono
    />
  );
});
