import { copyText, SupportDialog } from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { $report } from '@dropdeck/domain/shell/history/entries';
import { $config } from '@dropdeck/domain/shell/config';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import type { ReactNode } from 'react';
import { usePart } from '../connect';
import { t } from './text.en';

const part = {
  view: { supportUrl: $config.map((config) => config?.supportUrl ?? ''), report: $report },
  events: { onClose: overlayClosed, copied: toasts.copied, copyFailed: toasts.copyFailed },
} as const;

/** The way to support; the report leaves the tab only by the clipboard of the person. */
export default function Support(): ReactNode {
  const { copied, copyFailed, ...dialog } = usePart(part);
  const copy = (): void =>
    void copyText(dialog.report).then(
      () => copied(t('reportCopied')),
      () => copyFailed(),
    );
  return <SupportDialog isOpen {...dialog} onCopyReport={copy} />;
}
