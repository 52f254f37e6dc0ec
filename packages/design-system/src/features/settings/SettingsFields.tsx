import { memo, type ReactNode } from 'react';
import { WORDS } from '../../lib/text/splitPaste';
import { EditableList } from '../../patterns/EditableList/EditableList';
import { ImageField } from '../../patterns/ImageField/ImageField';
import { WebhookField } from '../../patterns/WebhookField/WebhookField';
import { ColorField } from '../../primitives/ColorField/ColorField';
import { TextField } from '../../primitives/TextField/TextField';
import type { SettingsField, SettingsFieldChange } from './types';

interface FieldProps {
  field: SettingsField;
  label: string;
  value: string;
  warning: string | undefined;
  onFieldChange: SettingsFieldChange;
  description?: string | undefined;
}

/** Memoized: a field renders only when its own value or hint changes. */
export const TextSetting = memo(function TextSetting({
  field,
  onFieldChange,
  limit,
  ...props
}: FieldProps & { limit?: number | undefined }): ReactNode {
  return (
    <TextField
      {...props}
      name={field}
      counter={limit === undefined ? undefined : { limit }}
      autoComplete="off"
      onChange={(next) => onFieldChange({ field, value: next })}
    />
  );
});

export const ImageSetting = memo(function ImageSetting({
  field,
  onFieldChange,
  ...props
}: FieldProps): ReactNode {
  return (
    <ImageField
      {...props}
      name={field}
      placeholder="https://"
      autoComplete="off"
      onChange={(next) => onFieldChange({ field, value: next })}
    />
  );
});

export const ColorSetting = memo(function ColorSetting({
  field,
  onFieldChange,
  ...props
}: FieldProps): ReactNode {
  return <ColorField {...props} onChange={(next) => onFieldChange({ field, value: next })} />;
});

export const WebhookSetting = memo(function WebhookSetting({
  field,
  onFieldChange,
  onCopyError,
  ...props
}: FieldProps & { onCopyError: () => void }): ReactNode {
  return (
    <WebhookField
      {...props}
      hasHelp
      onChange={(next) => onFieldChange({ field, value: next })}
      onCopyError={() => onCopyError()}
    />
  );
});

export interface ServersSettingProps {
  servers: readonly string[];
  hints: Readonly<Record<string, string>>;
  onAdd: (text: string) => void;
  /** Takes several pasted IDs at once. */
  onAddMany: (texts: readonly string[]) => void;
  onRemove: (id: string) => void;
}

/** The ids of the servers where the bot may be used. */
export const ServersSetting = memo(function ServersSetting({
  servers,
  hints,
  ...props
}: ServersSettingProps): ReactNode {
  return (
    <EditableList
      {...props}
      label="Whitelisted Servers"
      help="server-id"
      description="Add by server ID: 17 to 20 digits. Several can be pasted at once."
      placeholder="Server ID"
      emptyText="No servers yet. Added servers appear here."
      noun={['server', 'servers']}
      items={servers}
      warningFor={(id) => hints[id]}
      separator={WORDS}
      mono
    />
  );
});
