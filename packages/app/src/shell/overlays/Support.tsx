import { copyText, SupportDialog } from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { $report } from '@dropdeck/domain/shell/history/entries';
import { $config } from '@dropdeck/domain/shell/config';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { connect } from '../connect';
import { t } from './text.en';

const Dialog = connect(SupportDialog, {
  view: { supportUrl: $config.map((config) => config?.supportUrl ?? ''), report: $report },
  events: { onClose: overlayClosed },
});

/** The way to support; the report leaves the tab only by the clipboard of the person. */
export default function Support(): ReactNode {
  const { report, copied, copyFailed } = useUnit({
    report: $report,
    copied: toasts.copied,
    copyFailed: toasts.copyFailed,
  });
  const copy = (): void =>
    void copyText(report).then(
      () => copied(t('reportCopied')),
      () => copyFailed(),
    );
  return <Dialog isOpen onCopyReport={copy} />;
}
