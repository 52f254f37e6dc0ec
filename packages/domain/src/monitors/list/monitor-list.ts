import { combine, sample, type Event } from 'effector';
import { getMonitors } from '../../contract/calls/monitors';
import { $cachedAnswers, cachedAnswer, createCall } from '../../kernel/http';
import type { PageScope } from '../../kernel/page/page';
import { createQuery } from '../../kernel/page/query';

/**
 * The monitors to choose from: the overview's last answer, or a load of it.
 *
 * @param page the page or the dialog that shows them.
 * @param needed when they are needed; by default when it opens.
 */
export function createMonitorList(page: PageScope, needed: Event<unknown> = page.started) {
  const query = createQuery({ page, load: createCall(getMonitors), dataOf: () => null, initial: null });
  const $answer = $cachedAnswers.map(
    (cached) => cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? null,
  );
  sample({
    clock: needed,
    source: $answer,
    filter: (answer) => answer === null,
    fn: () => ({}),
    target: query.start,
  });
  return {
    $monitors: $answer.map((answer) => answer ?? []),
    $status: combine($answer, query.$status, (answer, status) => (answer === null ? status : 'ready')),
    retried: query.reload,
  };
}
