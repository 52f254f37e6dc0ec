/** A fault of the kind that this test is for: a line of the product's source, and what stands there instead. */
export interface Planted {
  readonly name: string;
  /** Below packages/domain/src. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const planted: readonly Planted[] = [
  {
    name: 'a queue drops what waits',
    file: 'kernel/save/keyed-queue.ts',
    from: 'filter: ({ next }) => next !== null,\n    fn: ({ next }) => next as Op,',
    to: 'filter: () => false,\n    fn: ({ next }) => next as Op,',
  },
  {
    name: 'the first of the edits that wait wins',
    file: 'kernel/save/keyed-queue.ts',
    from: 'next: follow(entry, op) }',
    to: 'next: entry.next ?? follow(entry, op) }',
  },
  {
    name: 'a write is not merged into what the server has',
    file: 'kernel/save/save.ts',
    from: 'const current = resource.find(known, op);',
    to: 'const current = null as object | null;',
  },
  {
    name: 'old data are not read again before a write',
    file: 'kernel/save/save.ts',
    from: ' || now - readAt > STALE_AFTER_MS',
    to: '',
  },
  {
    name: 'a write that waited for another tab does not read',
    file: 'kernel/save/save.ts',
    from: 'lock.hasWaited || readAt === null',
    to: 'readAt === null',
  },
  {
    name: 'a conflict is not asked about',
    file: 'kernel/save/save.ts',
    from: 'if (merge.conflicts.length === 0) {',
    to: 'if (merge.conflicts.length >= 0) {\n          merge = mergeFields(theirs, edit.mine, theirs, resource.fieldsOf(edit.mine));',
  },
  {
    name: 'what was saved is not put into its list',
    file: 'kernel/list/rows.ts',
    from: 'filter: ({ failure }) => failure === null,\n        fn:',
    to: 'filter: () => false,\n        fn:',
  },
  {
    name: 'a field that saves itself ignores changes during a save',
    file: 'kernel/save/field.ts',
    from: 'next === null ? save : { ...save, base: next.base, tried: next.tried }',
    to: 'next',
  },
  {
    name: 'a dialog closes when its save fails',
    file: 'kernel/save/editor.ts',
    from: '{ ...editing, from: editing.saved, sent: null, error } : editing',
    to: 'null : editing',
  },
  {
    name: 'leaving a dialog with unsaved text does not ask',
    file: 'kernel/save/editor.ts',
    from: 'registerUnsaved({ name, $isDirty: $isUnsaved, discard: dropped, $isPending: $isSaving });',
    to: '',
  },
  {
    name: 'an undo creates the row twice',
    file: 'kernel/list/edited-rows.ts',
    from: '  sample({\n    clock: undo.undone,',
    to: '  for (const _ of [1, 2]) sample({\n    clock: undo.undone,',
  },
  {
    name: 'an undo of a deleted input adds it twice',
    file: 'monitors/detail/inputs/delete.ts',
    from: 'sample({ clock: undo.undone, fn: ({ item }) => item, target: restoreFx });',
    to: 'for (const _ of [1, 2]) sample({ clock: undo.undone, fn: ({ item }) => item, target: restoreFx });',
  },
  {
    name: 'settings are said to be saved before the answer',
    file: 'account/settings/index.ts',
    from: "done: [saveFx.done, () => t('saved')]",
    to: "done: [saveFx, () => t('saved')]",
  },
  {
    name: 'webhooks are said to be saved before the answer',
    file: 'monitors/detail/webhooks/fields.ts',
    from: "done: [field.saved, () => t('webhooksSaved')]",
    to: "done: [sendFx, () => t('webhooksSaved')]",
  },
  {
    name: 'what is typed is kept under another account',
    file: 'kernel/save/kept.ts',
    from: '[accountKey(keptKey, account)]: Object',
    to: "[accountKey(keptKey, 'another')]: Object",
  },
  {
    name: 'a load does not wait for its Retry-After',
    file: 'kernel/page/load.ts',
    from: 'retryDelayOf(failure, failures)',
    to: '(retryDelayOf(failure, failures) === null ? null : 10)',
  },
  {
    name: 'a job does not wait for its Retry-After',
    file: 'kernel/job/job.ts',
    from: 'retryDelayOf(failure, state.limits)',
    to: '(retryDelayOf(failure, state.limits) === null ? null : 10)',
  },
  {
    name: 'a monitor that loads empties the queue of inputs',
    file: 'monitors/detail/inputs/changes.ts',
    from: '.on(dropped, (queue, uuid) => withEntry(queue, uuid, null));',
    to: '.on(dropped, (queue, uuid) => withEntry(queue, uuid, null)).on($savedInputs, () => new Map());',
  },
  {
    name: 'inputs are deleted all at once',
    file: 'monitors/detail/inputs/delete.ts',
    from: 'MAX_CONCURRENT_DELETES = 4',
    to: 'MAX_CONCURRENT_DELETES = 40',
  },
  {
    name: 'an input that could not be added is gone',
    file: 'monitors/detail/inputs/pending.ts',
    from: "update(pending, key, { phase: 'failed', error: text })",
    to: 'pending.filter((one) => one.key !== key || text === null)',
  },
  {
    name: 'an input is sent twice',
    file: 'monitors/detail/inputs/pending.ts',
    from: 'sample({ clock: sent, target: sendFx });',
    to: 'for (const _ of [1, 2]) sample({ clock: sent, target: sendFx });',
  },
  {
    name: 'what is typed into a form during a save is lost',
    file: 'kernel/save/editor.ts',
    from: 'return edit(saved, draft);',
    to: 'return edit(now);',
  },
  {
    name: 'settings whose save fails are discarded',
    file: 'account/settings/index.ts',
    from: 'target: editor.failed,',
    to: 'target: editor.dropped,',
  },
  {
    name: 'other tabs do not hear of a write',
    file: 'kernel/save/freshness.ts',
    from: '[writtenKey]: `${value} ${now + Math.random()}`',
    to: "['dropdeck:unheard']: `${value} ${now + Math.random()}`",
  },
  {
    name: 'what the server has now replaces what is typed into a form',
    file: 'kernel/save/editor.ts',
    from: '...rebased(editing.saved, editing.draft, value, fields),',
    to: '...edit(value),',
  },
  // Undone, one at a time, what this test has found.
  {
    name: 'signing out does not ask about what waits',
    file: 'account/session/logout.ts',
    from: 'source: $isLostBySigningOut',
    to: 'source: $isLostBySigningOut.map(() => false)',
  },
  {
    name: 'calls are made after signing out',
    file: 'kernel/http/call.ts',
    from: 'if (isLeaving && ',
    to: 'if (token === undefined && ',
  },
  {
    name: 'webhooks that are saved join the monitor that is open',
    file: 'monitors/detail/webhooks/fields.ts',
    from: 'filter: ({ owner }, saved) => saved.owner === owner,',
    to: '',
  },
];
