import { WebhookDeskScreen, WebhookDialog } from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import * as desk from '@dropdeck/domain/tools/webhooks';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { usePage } from '../../shell/usePage';
import { useList } from '../useList';
import { useListQuery } from '../useListQuery';

const $total = desk.$webhooks.map(({ length }) => length);
const $toScan = desk.$toScan.map(({ length }) => length);

function Replacement({ isPartial }: { isPartial: boolean }): ReactNode {
  const { opened, ...plan } = useUnit({
    opened: desk.$opened,
    groups: desk.job.view.groups,
    chosen: desk.job.view.chosen,
    progress: desk.job.view.progress,
    result: desk.job.view.result,
  });
  const act = useUnit({
    urlChanged: desk.urlChanged,
    plan: desk.planRequested,
    toggled: desk.job.toggled,
    confirmed: desk.job.confirmed,
    stopped: desk.job.stopped,
    retried: desk.job.retried,
    back: desk.job.closed,
    close: desk.closeRequested,
    copyFailed: toasts.copyFailed,
  });
  const state = useMemo(
    () =>
      opened === null
        ? null
        : {
            webhook: opened.row,
            replacement: opened.url,
            hint: opened.hint,
            isSame: opened.isSame,
            isPartial,
          },
    [opened, isPartial],
  );
  return (
    <WebhookDialog
      state={state}
      plan={plan}
      onReplacementChange={act.urlChanged}
      onPlan={() => act.plan()}
      onToggle={act.toggled}
      onConfirm={() => act.confirmed()}
      onStop={() => act.stopped()}
      onRetry={() => act.retried()}
      onBack={() => act.back()}
      onClose={() => act.close()}
      onCopyError={() => act.copyFailed()}
    />
  );
}

/** /tools/webhooks */
export default function Webhooks(): ReactNode {
  usePage(desk.page, undefined);
  useListQuery(desk.list);
  const list = useList(desk.list, desk.$hidden);
  const { webhooks, total, status, toScan, progress } = useUnit({
    webhooks: desk.$shown,
    total: $total,
    status: desk.$status,
    toScan: $toScan,
    progress: desk.scan.$scan,
  });
  const act = useUnit({
    scan: desk.scanRequested,
    stop: desk.scan.stopped,
    retryScan: desk.scan.retried,
    retry: desk.reloadRequested,
    open: desk.opened,
  });
  const read = progress === null ? 0 : progress.done - progress.failed.length;
  return (
    <>
      <WebhookDeskScreen
        webhooks={webhooks}
        total={total}
        list={list}
        status={status}
        scan={{ total: toScan, progress }}
        onScan={() => act.scan()}
        onScanStop={() => act.stop()}
        onScanRetry={() => act.retryScan()}
        onRetry={() => act.retry()}
        onOpen={act.open}
      />
      <Replacement isPartial={read < toScan} />
    </>
  );
}
