/** The text fields of the form. */
export type SettingsField =
  | 'botName'
  | 'customerName'
  | 'imageUrl'
  | 'footerText'
  | 'footerIcon'
  | 'hexColor'
  | 'webhookUrl';

/** Every field as typed. */
export interface SettingsValues extends Record<SettingsField, string> {
  whitelistedServers: readonly string[];
}

export type SettingsFieldChange = (change: { field: SettingsField; value: string }) => void;
