import { copyText, SupportDialog } from '@dropdeck/design-system';
import { $report } from '@dropdeck/domain/shell/activity/panel';
import { $config } from '@dropdeck/domain/shell/config';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { t } from './text.en';

const $supportUrl = $config.map((config) => config?.supportUrl ?? '');

/** The way to support; the report leaves the tab only by the clipboard of the person. */
export default function Support(): ReactNode {
  const { supportUrl, report, close, copied, copyFailed } = useUnit({
    supportUrl: $supportUrl,
    report: $report,
    close: overlayClosed,
    copied: toasts.copied,
    copyFailed: toasts.copyFailed,
  });
  return (
    <SupportDialog
      isOpen
      onClose={close}
      supportUrl={supportUrl}
      report={report}
      onCopyReport={() =>
        void copyText(report).then(
          () => copied(t('reportCopied')),
          () => copyFailed(),
        )
      }
    />
  );
}
