import * as lists from './lists';
import * as replacing from './replace';
import { combine } from 'effector';
import { reading } from '../../monitors/everywhere/reading';
import { copyFailed } from '../../kernel/toasts';

/** The page of webhooks, and of what else is looked for. */
export const screen = {
  view: {
    lookFor: lists.$kind,
    items: lists.$shown,
    total: lists.$rows.map(({ length }) => length),
    status: lists.$status,
    reading: combine(lists.$toRead, lists.$details, reading.$progress, ({ length }, { size }, progress) => ({
      total: length,
      read: size,
      progress,
    })),
  },
  events: {
    onLookForChange: lists.kindChanged,
    onRead: lists.readingAsked,
    onReadingStop: reading.stopped,
    onReadingRetry: reading.retried,
    onRetry: lists.reloadRequested,
    onOpen: replacing.opened,
  },
} as const;

/** The dialog of values and their replacement. */
export const dialog = {
  view: {
    state: combine(
      replacing.$opened,
      screen.view.reading,
      (opened, { total, read, progress }) =>
        opened && {
          ...opened,
          // Monitors that were not read may have the webhook too; those that are being read are waited for.
          isPartial: read < total,
          canPlan: opened.canPlan && progress?.isRunning !== true,
        },
    ),
    reading: screen.view.reading,
    plan: combine({
      groups: replacing.plan.view.groups,
      chosen: replacing.plan.view.chosen,
      progress: replacing.plan.view.progress,
      result: replacing.plan.view.result,
    }),
  },
  events: {
    onPartChange: replacing.partChanged,
    onReplacementChange: replacing.replacementChanged,
    onPlan: replacing.planRequested,
    onRead: screen.events.onRead,
    onReadingStop: screen.events.onReadingStop,
    onReadingRetry: screen.events.onReadingRetry,
    ...replacing.plan.events,
    onBack: replacing.plan.closed,
    onClose: replacing.closeRequested,
    onCopyError: copyFailed,
  },
} as const;

export { list, page } from './lists';
