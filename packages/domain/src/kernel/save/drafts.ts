import { combine, createEvent, createStore, is, sample, type Event, type Store } from 'effector';
import { leaveCancelled } from '../page/unsaved';

/** The editors that have drafts. */
export type DraftKind =
  | 'settings'
  | 'redirect'
  | 'update'
  | 'new-monitor'
  | 'keyword-list'
  | 'proxy-list'
  | 'input'
  | 'new-inputs'
  | 'examples'
  | 'webhooks'
  | 'permissions'
  | 'products'
  | 'redirects-import'
  | 'inputs-import';

/** What an editor holds that is not saved. */
export interface DraftContent<Value extends object> {
  /** What is edited, unique among the drafts of its kind on a page; '' for something new. */
  readonly id: string;
  /** Its name for people; '' without one. */
  readonly name: string;
  /** What restores the editor: plain JSON. */
  readonly value: Value;
}

/** A draft with its editor. */
export interface Draft extends DraftContent<object> {
  readonly kind: DraftKind;
  /** The path of the editor's page. */
  readonly path: string;
  /** The properties of `value`, at any depth, that are secrets. */
  readonly secrets: readonly string[];
}

/** What tells drafts apart: of two with the same key, the newer one counts. */
export type DraftKey = Pick<Draft, 'kind' | 'path' | 'id'>;

/** A stored draft, for its editor. */
export interface Restored<Value extends object> extends DraftKey {
  readonly value: Value;
}

interface DraftReport {
  readonly kind: DraftKind;
  /** `null` when nothing is unsaved any more. */
  readonly draft: Draft | null;
  /** Whether the page closed under the editor, so that what is stored stays. */
  readonly isPageClosed: boolean;
}

/** What `createDraft` reports: an editor holds something unsaved, or no longer. */
export const draftReported = createEvent<DraftReport>();

/** The drafts in open editors, by kind. */
export const $openDrafts = createStore<{ readonly [Kind in DraftKind]?: Draft | null }>({}).on(
  draftReported,
  (open, { kind, draft }) => ({ ...open, [kind]: draft }),
);

/** Puts a stored draft back into its editor: at once if its page is open and loaded, else once it is. */
export const restoreRequested = createEvent<Restored<object>>();
/** The chunk of a page's dialogs has loaded: an editor in it takes a draft that waits for it. */
export const editorsLoaded = createEvent();
/** An editor took a draft. */
export const draftTaken = createEvent<Restored<object>>();
/** An editor took a draft and did not restore it: what it edited is missing, or the person declined. It stays. */
export const draftRefused = createEvent<DraftKey & { readonly isMissing: boolean }>();
/** What a draft holds was saved after its page had closed. */
export const draftSaved = createEvent<DraftKey>();

/** The draft that waits for its editor. */
export const $restoring = createStore<Restored<object> | null>(null)
  .on(restoreRequested, (_, request) => request)
  .on([leaveCancelled, draftTaken], () => null);

/** Where the drafts of an editor belong, and when it takes a stored one. */
export interface DraftOptions {
  readonly kind: DraftKind;
  /** The editor's page. Its closing keeps the draft, since everything else discards it. */
  readonly page: { readonly $isOpen: Store<boolean> };
  /** The page's path; a draft of another path is not restored. */
  readonly path: string | Store<string>;
  /** Whether the page has loaded what restoring needs. */
  readonly $isReady: Store<boolean>;
  /** The properties, at any depth, that are stored only in this tab. */
  readonly secrets?: readonly string[] | undefined;
}

/**
 * Registers an editor's unsaved work, so that it survives a reload, a crash and a forced logout. `domain/drafts`
 * stores it and offers it again; what it stores is parsed there by the schema of its kind.
 *
 * Use it for everything that takes more than one act to type. `createEditor` and `createImportBox` do it for their
 * users. A setting that saves on change needs none.
 *
 * @param options.$draft what is unsaved now.
 * @returns fires with a stored draft to restore.
 */
export function createDraft<Value extends object>(
  options: DraftOptions & { readonly $draft: Store<DraftContent<Value> | null> },
): Event<Restored<Value>> {
  const { kind, path, secrets = [] } = options;
  const $path = is.store(path) ? path : createStore(path);
  const { $isOpen } = options.page;

  const $report = combine([options.$draft, $isOpen, $path], ([draft, isOpen, path]): DraftReport => ({
    kind,
    draft: isOpen && draft !== null ? { ...draft, kind, path, secrets } : null,
    isPageClosed: !isOpen,
  }));
  // Also for a draft that changes nothing any more once it is restored.
  sample({
    clock: [$report, sample({ clock: draftTaken, filter: (draft) => draft.kind === kind })],
    source: $report,
    target: draftReported,
  });

  const $isReady = combine([$isOpen, options.$isReady], ([isOpen, isReady]) => isOpen && isReady);
  const taken = sample({
    clock: [$restoring, $isReady, editorsLoaded],
    source: [$restoring, $isReady, $path] as const,
    filter: ([request, isReady, path]) => isReady && request?.kind === kind && request.path === path,
    // Parsed by the schema of its kind, in domain/drafts.
    fn: ([request]) => request as Restored<Value>,
  });
  sample({ clock: taken, fn: (draft): Restored<object> => draft, target: draftTaken });
  return taken;
}
