import { allSettled, type EventCallable } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCsv } from '../../../kernel/import/export';
import { readLines } from '../../../kernel/import/lines';
import { readText } from '../../../kernel/pasted';
import { runSteps } from '../../../kernel/job/time-slices';
import { $unsaved } from '../../../kernel/page/unsaved';
import { $toast, toastActed } from '../../../kernel/toasts';
import { redirectColumns } from '../list';
import * as redirects from '../index';
import {
  activeOf,
  deferred,
  draft,
  dunk,
  flush,
  jordan,
  keywords,
  open,
  sku,
  toast,
  type as typeInto,
  webhook,
  writes,
  type TestEnv,
} from '../testing';
import { redirectList } from './import';
import { redirectChange, redirectImport } from './index';
import * as redirectsEditor from '../editor';
import * as redirectsList from '../list';
import * as redirectsOpen from './open';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function act<Params>({ scope }: TestEnv, event: EventCallable<Params>, params?: Params) {
  void allSettled(event as EventCallable<unknown>, { scope, params });
  await flush();
}
const view = <Name extends keyof typeof redirectImport.view>({ scope }: TestEnv, name: Name) =>
  scope.getState(redirectImport.view[name] as (typeof redirectImport.view)['text']);
const lines = ({ scope }: TestEnv) => scope.getState(redirectImport.view.lines);
const counts = ({ scope }: TestEnv) => scope.getState(redirectImport.view.counts);
const result = ({ scope }: TestEnv) => scope.getState(redirectChange.view.result);
const gets = ({ requests }: TestEnv) => requests.filter(({ method }) => method === 'GET').length;

async function paste(env: TestEnv, text: string) {
  await act(env, redirectsOpen.importOpened);
  await act(env, redirectImport.events.onTextChange, text);
}
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `Word ${at + 1},${webhook(`w${at}`)}`).join('\n');

describe('import of redirects', () => {
  it('creates each redirect with its own call, and reloads the list once', async () => {
    const env = await open();
    await paste(env, `Keyword;Webhook;Type;Active\nYeezy;${webhook('y')};sku;no\nSamba;${webhook('s')};;`);
    expect(counts(env)).toEqual({ total: 2, toAdd: 2, duplicates: 0, conflicts: 0, bad: 0 });
    const before = gets(env);
    await act(env, redirectImport.events.onAdd);
    expect(writes(env)).toEqual([
      ['POST', { id: -1, keyword: 'Yeezy', webhook: webhook('y'), type: 'SKU', active: false }],
      ['POST', { id: -1, keyword: 'Samba', webhook: webhook('s'), type: 'Name', active: true }],
    ]);
    expect(toast(env)).toBe('2 redirects added');
    expect(view(env, 'isOpen')).toBe(false);
    expect(keywords(env)).toEqual(['Yeezy', 'Samba', 'Dunk', 'FD1234-001', 'Jordan']);
    expect(gets(env)).toBe(before + 1);
  });

  it('tells duplicates and conflicts before anything is sent', async () => {
    const env = await open();
    await paste(
      env,
      [
        ` DUNK ,${webhook('dunk')}`,
        `Jordan,${webhook('other')}`,
        `New,${webhook('n')}`,
        `new,${webhook('n')}`,
        `new,${webhook('m')}`,
        `,${webhook('x')}`,
        'Lonely',
        `Odd,${webhook('o')},Color`,
      ].join('\n'),
    );
    expect(lines(env).map(({ line, reason, duplicate }) => [line, reason, duplicate])).toEqual([
      [1, null, 'list'],
      [2, null, 'conflict'],
      [3, null, null],
      [4, null, 'text'],
      [5, null, 'conflict'],
      [6, 'Enter a keyword.', null],
      [7, 'Enter a webhook URL.', null],
      [8, 'Type is Name or SKU, not “Color”.', null],
    ]);
    expect(counts(env)).toEqual({ total: 8, toAdd: 1, duplicates: 2, conflicts: 2, bad: 3 });
    expect(writes(env)).toEqual([]);
    await act(env, redirectImport.events.onWithConflictsChange, true);
    expect(counts(env).toAdd).toBe(3);
    await act(env, redirectImport.events.onWithDuplicatesChange, true);
    expect(counts(env).toAdd).toBe(5);
  });

  it('adds 300 with 7 failures, stopped and resumed; failed lines stay with their reason', async () => {
    const env = await open();
    await paste(env, rowsOf(300));
    const failures = new Set([5, 20, 50, 90, 150, 200, 260]);
    const answer = deferred();
    for (let at = 0; at < 400; at += 1) {
      env.answers.push(at === 119 ? answer.promise : failures.has(at) ? { status: 500 } : { status: 200 });
    }
    await act(env, redirectImport.events.onAdd);
    // The others went on past the one without an answer.
    expect(env.scope.getState(redirectImport.view.progress)).toEqual({ done: 299, total: 300 });
    answer.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('Failed to add 7 of 300 redirects');
    expect(lines(env).map(({ name, reason }) => [name, reason])).toHaveLength(7);
    expect(lines(env)[0]?.reason).toBe('The server answered with 500.');
    expect(view(env, 'added')).toBe(293);
    expect(env.scope.getState($unsaved)).toBe(true);
    await act(env, redirectImport.events.onAdd);
    expect(env.stored).toHaveLength(303);
    expect(view(env, 'isOpen')).toBe(false);
    expect(env.scope.getState($unsaved)).toBe(false);
  });

  it('stops after the calls in flight, and adds the rest when it is resumed', async () => {
    const env = await open();
    await paste(env, rowsOf(10));
    const pending = [deferred(), deferred(), deferred()];
    env.answers.push(...pending.map(({ promise }) => promise));
    await act(env, redirectImport.events.onAdd);
    expect(writes(env)).toHaveLength(3);
    await act(env, redirectImport.events.onStop);
    for (const { answer } of pending) answer({ status: 200 });
    await flush();
    expect(writes(env)).toHaveLength(3);
    expect(lines(env)).toHaveLength(7);
    expect(lines(env).every(({ reason, duplicate }) => reason === null && duplicate === null)).toBe(true);
    await act(env, redirectImport.events.onAdd);
    expect(env.stored).toHaveLength(13);
  });

  it.each([
    [{ status: 429 }, 'Too many requests. Please try again later.'],
    [{ kind: 'network' as const }, 'The server could not be reached.'],
  ])('stops when later calls would fail as well: %j', async (answer, reason) => {
    const env = await open();
    await paste(env, rowsOf(50));
    env.answers.push(answer);
    await act(env, redirectImport.events.onAdd);
    expect(writes(env).length).toBeLessThan(6);
    expect(lines(env).every((line) => line.reason === reason)).toBe(true);
  });

  it('reads 2,000 lines in slices', async () => {
    const env = await open();
    await paste(env, rowsOf(2_000));
    expect(counts(env)).toMatchObject({ total: 2_000, toAdd: 2_000 });
  });

  it('drops its text when the page closes', async () => {
    const env = await open();
    await paste(env, rowsOf(2));
    await act(env, redirects.page.closed);
    expect(view(env, 'text')).toBe('');
    expect(env.scope.getState($unsaved)).toBe(false);
  });
});

describe('imported redirect', () => {
  const read = (text: string) =>
    runSteps(readLines(redirectList, text, { context: null, listed: new Map() }));

  it('has its keyword and its webhook as they are meant', () => {
    const [line] = read(`DD1391-100\u200B,<${webhook('sku')}>, SKU`);
    expect(line?.item).toMatchObject({ keyword: 'DD1391-100', webhook: webhook('sku'), type: 'SKU' });
    expect(line?.warning).toBe('Only the link in this text is used.');
  });

  it('is refused where a spreadsheet has shortened its keyword', () => {
    const reason = '“4,06542E+12” was shortened by a spreadsheet. Copy the whole number.';
    expect(read(`4,06542E+12,${webhook('sku')}`)[0]?.reason).toBe(reason);
    expect(read(`4,06542E+12;${webhook('sku')}`)[0]?.reason).toBe(reason);
  });
});

describe('export of redirects', () => {
  const read = (text: string) =>
    runSteps(readLines(redirectList, text, { context: null, listed: new Map() })).map(
      ({ item, reason }) => item ?? reason,
    );

  it('is imported again from CSV without loss', async () => {
    const env = await open();
    await act(env, redirectsOpen.exported, null);
    const [file] = env.files;
    expect(file?.name).toBe('redirects.csv');
    expect(read(file?.text ?? '')).toEqual(
      [dunk, sku, jordan].map((one) => Object.assign({}, one, { id: -1 })),
    );
  });

  it('saves only the selected ones', async () => {
    const env = await open();
    await act(env, redirectsOpen.exported, ['2']);
    expect(env.files[0]?.text).toBe(`keyword,webhook,type,active\nFD1234-001,${webhook('sku')},SKU,false\n`);
    await act(env, redirectsOpen.exported, []);
    expect(env.files).toHaveLength(1);
    expect(toast(env)).toBe('There is nothing to export');
  });

  it('round-trips any redirects', () => {
    const text = fc
      .string({ unit: 'binary' })
      .map((value) => readText(value.replace(/[\r\0]/g, '')))
      .filter((value) => value !== '');
    const redirect = fc.record({
      keyword: text,
      webhook: fc.oneof(text, fc.webUrl()),
      type: fc.constantFrom('Name' as const, 'SKU' as const),
      active: fc.boolean(),
      note: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(redirect, { minLength: 1, maxLength: 6 }), (items) => {
        const stored = items.map((item, id) => ({ ...item, id }));
        const expected = JSON.parse(JSON.stringify(items.map((item) => ({ ...item, id: -1 })))) as unknown;
        expect(read(toCsv(redirectColumns, stored))).toEqual(expected);
      }),
    );
  });
});

describe('change of several redirects', () => {
  const { events } = redirectChange;

  it('switches those on or off that are not, each with its whole object', async () => {
    const env = await open();
    await act(env, redirectsOpen.selection.opened, {
      ids: [1, '2', 3],
      value: { field: 'active', value: false },
    });
    expect(env.scope.getState(redirectChange.view.preview)).toMatchObject({ count: 2, unchanged: 1 });
    const before = gets(env);
    await act(env, events.onConfirm);
    expect(writes(env)).toEqual([
      ['PUT', { ...dunk, active: false }],
      ['PUT', { ...jordan, active: false }],
    ]);
    expect(toast(env)).toBe('2 redirects changed');
    expect(gets(env)).toBe(before);
  });

  it('gives them a webhook, shows the failed ones with their reasons, and retries those', async () => {
    const env = await open();
    env.answers.push({ status: 200 }, { status: 500 }, { kind: 'timeout' });
    await act(env, redirectsOpen.selection.opened, { ids: [1, '2', 3], value: null });
    await act(env, events.onValueChange, { field: 'webhook', value: ' https://elsewhere.example ' });
    expect(env.scope.getState(redirectChange.view.webhookHint)).toContain('Discord webhook');
    await act(env, events.onConfirm);
    expect(result(env)).toEqual({
      done: 1,
      stopped: 0,
      failed: [
        { id: '2', name: 'FD1234-001', reason: 'The server answered with 500.' },
        { id: 3, name: 'Jordan', reason: 'The request timed out.' },
      ],
    });
    expect(toast(env)).toBe('Failed to change 2 of 3 redirects');
    await act(env, events.onRetry);
    expect(writes(env)).toHaveLength(5);
    for (const stored of env.stored) expect(stored).toMatchObject({ webhook: 'https://elsewhere.example' });
  });

  it('waits for as long as a 429 asks, and goes on', async () => {
    const env = await open();
    env.answers.push({ status: 429, retryAfterMs: 5_000 });
    await act(env, redirectsOpen.selection.opened, { ids: [1, 3], value: { field: 'active', value: false } });
    await act(env, events.onConfirm);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(writes(env)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(env.scope.getState(redirectChange.view.isOpen)).toBe(false);
    expect(toast(env)).toBe('2 redirects changed');
  });

  it('stops after a 401 and keeps the rest for Retry', async () => {
    const env = await open();
    env.answers.push({ status: 401 });
    await act(env, redirectsOpen.selection.opened, { ids: [1, 3], value: { field: 'active', value: false } });
    await act(env, events.onConfirm);
    expect(writes(env)).toHaveLength(1);
    expect(result(env)).toEqual({
      done: 0,
      stopped: 1,
      failed: [{ id: 1, name: 'Dunk', reason: 'Session expired. Please log in again.' }],
    });
    await act(env, events.onRetry);
    expect(toast(env)).toBe('2 redirects changed');
  });

  it('undoes the change as one job', async () => {
    const env = await open();
    await act(env, redirectsOpen.selection.opened, { ids: [1, '2'], value: { field: 'type', value: 'SKU' } });
    await act(env, events.onConfirm);
    expect(env.stored[0]).toMatchObject({ type: 'SKU' });
    await act(env, toastActed, env.scope.getState($toast)?.action?.id ?? '');
    expect(env.stored).toEqual([dunk, sku, jordan]);
    expect(toast(env)).toBe('1 redirect restored');
  });

  it('deletes them, and retries those that failed', async () => {
    const env = await open();
    env.answers.push({ status: 200 }, { status: 500 });
    await act(env, redirectsOpen.selection.opened, {
      ids: [1, '2'],
      value: { field: 'delete', value: true },
    });
    expect(env.scope.getState(redirectChange.view.preview)?.rows[0]).toMatchObject({
      name: 'Dunk',
      after: null,
    });
    await act(env, events.onConfirm);
    expect(writes(env)).toEqual([
      ['DELETE', { id: 1 }],
      ['DELETE', { id: '2' }],
    ]);
    expect(keywords(env)).toEqual(['FD1234-001', 'Jordan']);
    expect(env.scope.getState(redirectChange.view.canUndo)).toBe(false);
    await act(env, events.onRetry);
    expect(keywords(env)).toEqual(['Jordan']);
    expect(toast(env)).toBe('2 redirects deleted');
  });

  it('is not held up by a switch that replaces a waiting change', async () => {
    const env = await open();
    const first = deferred();
    env.answers.push(first.promise);
    await act(env, redirectsList.activeChanged, { id: 1, isActive: false });
    await act(env, redirectsOpen.selection.opened, { ids: [1], value: { field: 'type', value: 'SKU' } });
    await act(env, events.onConfirm);
    await act(env, redirectsList.activeChanged, { id: 1, isActive: true });
    first.answer({ status: 200 });
    await flush();
    expect(toast(env)).toBe('1 redirect changed');
    expect(env.stored[0]).toMatchObject({ type: 'SKU' });
    expect(activeOf(env, 1)).toBe(true);
  });
});

describe('new redirect', () => {
  it('gets a hint about its keyword before it is sent, and is saved nevertheless', async () => {
    const env = await open();
    const hint = () => env.scope.getState(redirectsEditor.editor.view.hints).keyword;
    await act(env, redirectsEditor.createOpened);
    typeInto(env, { keyword: ' dunk' });
    expect(hint()).toBe('This keyword is already there.');
    typeInto(env, { webhook: webhook('other') });
    expect(hint()).toBe('This keyword already goes to another webhook.');
    typeInto(env, { webhook: webhook('dunk') });
    expect(hint()).toBe('This keyword is already there.');
    await act(env, redirectsEditor.editor.events.onSave);
    expect(writes(env)).toHaveLength(1);
    expect(draft(env)).toBeNull();
  });

  it('gets no hint while an existing redirect is edited', async () => {
    const env = await open();
    await act(env, redirectsEditor.editOpened, 1);
    expect(env.scope.getState(redirectsEditor.editor.view.hints)).toEqual({});
  });
});
