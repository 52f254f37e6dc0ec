import { $toast, toastActed } from '@dropdeck/domain/kernel/toasts';
import { redirectChange, redirectImport } from '@dropdeck/domain/monitors/redirects/bulk';
import { flush } from '../clock.ts';
import { redirects, SECTIONS } from '../pages.ts';
import type { Tab } from '../world.ts';
import { GROUPS, hook, pick, undoAct, type Acts, type Do, type Turn } from './turn.ts';

const { screen, editor } = redirects;
type Row = { readonly id: string | number; readonly keyword: string; readonly active: boolean };
const isCovered = ({ read }: Turn): boolean =>
  read(editor.view.isOpen) || read(redirectChange.view.isOpen) || read(redirectImport.view.isOpen);
/** An act on one row, while no dialog is over it. */
const onRow =
  (run: (turn: Turn, row: Row) => string): Do =>
  (turn) => {
    const row = pick(turn.read(screen.view.redirects), turn.a);
    return row === undefined || isCovered(turn) ? null : run(turn, row);
  };

/** What was switched last in a tab. */
const switched = new WeakMap<Tab, { readonly ids: ReadonlySet<unknown>; readonly value: boolean }>();

export const redirectActs: Acts = {
  toggle: onRow(({ save, fire }, { id, active, keyword }) => {
    save(GROUPS.redirects, `${id}|active`, !active, active);
    fire(screen.events.onActiveChange, { id, isActive: !active });
    return `switches redirect ${keyword} ${active ? 'off' : 'on'}`;
  }),
  keyword: onRow(({ save, fire, token }, { id, keyword }) => {
    save(GROUPS.redirects, `${id}|keyword`, token, keyword);
    fire(screen.events.onKeywordChange, { id, keyword: token, from: keyword });
    return `renames redirect ${keyword} to ${token} in its row`;
  }),
  delete: onRow(({ remove, fire }, { id, keyword }) => {
    remove(SECTIONS.redirects, id);
    fire(screen.events.onDelete, id);
    return `deletes redirect ${keyword}`;
  }),
  undo: undoAct(SECTIONS.redirects, screen.view.undoLabel, screen.events.onUndo),
  edit: onRow(({ fire }, { id, keyword }) => {
    fire(screen.events.onEdit, id);
    return `opens redirect ${keyword}`;
  }),
  new: (turn) => {
    if (isCovered(turn)) return null;
    turn.fire(screen.events.onCreate);
    return 'opens the dialog of a new redirect';
  },
  type: ({ read, edit, fire, discard, token, a }) => {
    if (!read(editor.view.isOpen) || read(editor.view.isSaving)) return null;
    const { id, ...values } = read(editor.view.values);
    if (id === -1) {
      discard(({ group, cell }) => group === GROUPS.redirectDialog && cell.startsWith('+'));
      edit(GROUPS.redirectDialog, `+${token}`, token);
      fire(editor.events.onChange, { keyword: token, webhook: hook(token) });
      return `types ${token} into the new redirect`;
    }
    const field = a % 2 === 0 ? 'keyword' : 'webhook';
    const value = field === 'keyword' ? token : hook(token);
    edit(GROUPS.redirectDialog, `${id}|${field}`, value, values[field]);
    fire(editor.events.onChange, { [field]: value });
    return `types ${token} into the ${field} of redirect ${id}`;
  },
  save: ({ read, fire, writes, oracle, tab }) => {
    if (!read(editor.view.isOpen) || read(editor.view.isSaving)) return null;
    const { id, keyword } = read(editor.view.values);
    if (id === -1) oracle.create(tab, keyword);
    writes();
    fire(editor.events.onSave);
    return 'saves the redirect';
  },
  close: ({ read, fire, discard }) => {
    if (!read(editor.view.isOpen) || read(editor.view.isSaving)) return null;
    discard(GROUPS.redirectDialog);
    fire(editor.events.onClose);
    return 'closes the redirect without saving';
  },
  planMany: (turn) => {
    const { read, fire, a } = turn;
    const rows = read(screen.view.redirects);
    if (rows.length < 2 || isCovered(turn)) return null;
    const value = a % 2 === 0;
    fire(screen.events.onChangeMany, { ids: rows.map(({ id }) => id), value: { field: 'active', value } });
    return `is about to switch all redirects ${value ? 'on' : 'off'}`;
  },
  switchMany: ({ read, fire, save, tab }) => {
    const { value, preview, progress, result } = redirectChange.view;
    const chosen = read(value);
    const planned = read(preview);
    if (chosen?.field !== 'active' || planned === null || read(progress) !== null || read(result) !== null)
      return null;
    for (const { id } of planned.rows) save(GROUPS.redirects, `${id}|active`, chosen.value, !chosen.value);
    switched.set(tab, { ids: new Set(planned.rows.map(({ id }) => id)), value: chosen.value });
    fire(redirectChange.events.onConfirm);
    return `switches ${planned.count} redirects ${chosen.value ? 'on' : 'off'}`;
  },
  endMany: ({ read, fire, discard, writes, a }) => {
    if (!read(redirectChange.view.isOpen)) return null;
    const { onStop, onRetry, onClose } = redirectChange.events;
    if (a % 3 === 0) discard(GROUPS.redirects);
    if (a % 3 === 1) writes(3);
    fire([onStop, onRetry, onClose][a % 3] ?? onClose);
    return `${['stops', 'retries', 'closes'][a % 3] ?? ''} the change of all redirects`;
  },
  undoMany: (turn) => {
    const { read, fire, edit, writes, tab } = turn;
    const { action = null } = read($toast) ?? {};
    const last = switched.get(tab);
    if (isCovered(turn) || last === undefined || action?.id.startsWith('undo:selected redirects:') !== true)
      return null;
    for (const { id, active } of read(screen.view.redirects))
      if (last.ids.has(id) && active === last.value) edit(GROUPS.redirects, `${id}|active`, !active, active);
    writes(last.ids.size);
    fire(toastActed, action.id);
    return 'takes back what was switched';
  },
  import: async (turn) => {
    const { fire, edit, discard, writes, oracle, tab, token, b } = turn;
    if (isCovered(turn)) return null;
    const keywords = [token, `${token}b`];
    const isAdding = b % 4 !== 3;
    // In the place of what was kept.
    discard(GROUPS.newRedirects);
    fire(screen.events.onImport);
    fire(redirectImport.events.onTextChange, keywords.map((each) => `${each},${hook(each)}`).join('\n'));
    // The lines are read.
    await flush();
    for (const keyword of keywords) {
      edit(GROUPS.newRedirects, `+${keyword}`, keyword);
      if (isAdding) oracle.create(tab, keyword);
    }
    if (isAdding) writes(2);
    if (isAdding) fire(redirectImport.events.onAdd);
    return `pastes the redirects ${keywords.join(' and ')}${isAdding ? ' and adds them' : ''}`;
  },
  endImport: ({ read, fire, discard, writes, oracle, tab, a }) => {
    const { view, events } = redirectImport;
    if (!read(view.isOpen) || read(view.progress) !== null) return null;
    if (a % 2 === 0) {
      discard(GROUPS.newRedirects);
      fire(events.onClose);
      return 'closes the import';
    }
    for (const { name } of read(view.lines)) oracle.create(tab, name);
    writes(2);
    fire(events.onAdd);
    return 'adds the rest of the import';
  },
};
