import { localized, formatList } from '@dropdeck/text';
import type { BackupPart } from './types';
import { t } from './text.en';

export const partLabels = localized(
  (): Readonly<Record<BackupPart, { readonly label: string; readonly detail: string }>> => ({
    settings: { label: t('settings'), detail: t('settingsText') },
    monitors: { label: t('monitors'), detail: t('monitorsText') },
    redirects: { label: t('redirects'), detail: t('redirectsText') },
    lists: { label: t('lists'), detail: t('listsText') },
    permissions: { label: t('permissions'), detail: t('permissionsText') },
    arrangement: { label: t('arrangement'), detail: t('arrangementText') },
  }),
);

/** The parts in a sentence: “Settings, Monitors”. */
export const partNames = (parts: readonly BackupPart[]): string =>
  formatList(
    parts.map((part) => partLabels()[part].label),
    'comma',
  );
