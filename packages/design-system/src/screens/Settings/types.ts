/** The fields of the form that hold one text each. */
export type SettingsField =
  | 'botName'
  | 'customerName'
  | 'imageUrl'
  | 'footerText'
  | 'footerIcon'
  | 'hexColor'
  | 'webhookUrl';

/** What the form shows: every field as typed. */
export interface SettingsValues extends Record<SettingsField, string> {
  whitelistedServers: readonly string[];
}

/** One text of the form was typed into. */
export type SettingsFieldChange = (field: SettingsField, value: string) => void;
