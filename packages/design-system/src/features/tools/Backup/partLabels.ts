import type { BackupPart } from './types';

export const partLabels: Readonly<Record<BackupPart, { readonly label: string; readonly detail: string }>> = {
  settings: { label: 'Settings', detail: 'Name, images, texts, servers and webhook' },
  monitors: { label: 'Monitors', detail: 'Inputs, webhooks and what is set for each' },
  redirects: { label: 'Redirects', detail: 'Keywords, types and webhooks' },
  lists: { label: 'Keyword and proxy lists', detail: 'All lists with their entries' },
  permissions: { label: 'Permissions', detail: 'Who may use which command on each server' },
};

/** The parts in a sentence: “Settings, Monitors”. */
export const partNames = (parts: readonly BackupPart[]): string =>
  parts.map((part) => partLabels[part].label).join(', ');
