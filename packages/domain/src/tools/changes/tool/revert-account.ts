import { createEffect } from 'effector';
import * as z from 'zod/mini';
import { writeFx, type AccountWrite } from '../../../resources';
import { customers } from '../../../resources/customers';
import { keywordLists } from '../../../resources/keyword-lists';
import { permissions } from '../../../resources/permissions';
import { proxyLists } from '../../../resources/proxy-lists';
import { redirects } from '../../../resources/redirects';
import { settings } from '../../../resources/settings';
import { mapKinds, type Overrides } from '../../../resources/overrides';
import { redirect, type Redirect } from '../../../contract/calls/redirects';
import { someSettings } from '../../drafts/values';
import { settingsOf } from '../../../resources/setting-values';
import type { EntityId, Failure } from '../../../kernel/http';
import type { RowWrite } from '../../../kernel/save/job-write';
import type { Rows } from '../../../kernel/save/rows';
import { NEW_ID } from '../../../kernel/save/changes';
import type { Undo } from '../entries';
import { missing } from '../../../resources/missing';
import { customerPatch, keywordListValue, permissionsValue, proxyListValue, redirectPatch } from './patches';

/** The parts that belong to the account and not to one monitor. */
export type AccountPart =
  | 'settings'
  | 'redirect'
  | 'keyword-list'
  | 'proxy-list'
  | 'customer'
  | 'permissions';

/** Parses both sides of an undo; `null` stays. */
function sides<Schema extends z.ZodMiniType>(
  { from, to }: Undo,
  schema: Schema,
): { readonly from: z.output<Schema> | null; readonly to: z.output<Schema> | null } {
  return { from: from && schema.parse(from), to: to && schema.parse(to) };
}

/** The value with the fields of a patch. */
const patched = <Value extends object>(
  value: Value,
  patch: { readonly [Key in keyof Value]?: Value[Key] | undefined } | null,
): Value =>
  Object.assign(
    { ...value },
    Object.fromEntries(Object.entries(patch ?? {}).filter(([, one]) => one !== undefined)),
  );

const isTwin = (a: Redirect, b: Redirect): boolean =>
  a.keyword === b.keyword && a.type === b.type && a.webhook === b.webhook;

/**
 * A row before and after: created, deleted, or its fields merged into the row that the server has.
 *
 * @param options.isSame finds a created row whose id the answer did not say.
 */
async function rowSides<Row extends { readonly id: EntityId }>(
  rows: Rows<Row>,
  undo: Undo,
  options: {
    readonly whole: z.ZodMiniType<Row>;
    readonly patch: z.ZodMiniType<{ readonly [Key in keyof Row]?: Row[Key] | undefined }>;
    readonly isSame?: (a: Row, b: Row) => boolean;
  },
): Promise<RowWrite<Row>> {
  const { whole, patch, isSame } = options;
  if (undo.from === null) return { before: null, after: { ...whole.parse(undo.to), id: NEW_ID } };
  const all = await rows.read({});
  const created = undo.to === null && isSame !== undefined ? whole.parse(undo.from) : null;
  const current = all.findLast((one) =>
    created === null ? one.id === undo.id : isSame?.(one, created) === true,
  );
  if (current === undefined) throw missing(rows.name);
  if (undo.to === null) return { before: current, after: null };
  const { from, to } = sides(undo, patch);
  return { before: patched(current, from), after: patched(current, to) };
}

const overridesOf = (values: Readonly<Record<string, boolean>>): Overrides =>
  mapKinds((kind) =>
    Object.entries(values).flatMap(([key, permission]) =>
      key.startsWith(`${kind} `) ? [{ id: key.slice(kind.length + 1), permission }] : [],
    ),
  );

async function permissionsWrite(undo: Undo): Promise<AccountWrite> {
  const { from, to } = sides(undo, permissionsValue);
  const write = { guildId: undo.owner ?? '', commandId: undo.id ?? '', name: '' };
  const before = overridesOf(from ?? {});
  const after = overridesOf(to ?? {});
  const commands = await permissions.read({ ...write, before, after });
  const command = commands.find(({ id }) => String(id) === String(undo.id));
  if (command === undefined) throw missing(permissions.name);
  return { part: 'permissions', ...write, commandId: command.id, name: command.name, before, after };
}

/** The write that takes a change back, onto what the server has now. */
async function writeOf(undo: Undo, part: AccountPart): Promise<AccountWrite> {
  switch (part) {
    case 'settings': {
      const info = await settings.read({});
      if (info === null) throw missing(settings.name);
      const current = settingsOf(info);
      const { from, to } = sides(undo, someSettings);
      return { part, before: patched(current, from), after: patched(current, to) };
    }
    case 'redirect':
      return {
        part,
        ...(await rowSides(redirects, undo, { whole: redirect, patch: redirectPatch, isSame: isTwin })),
      };
    case 'keyword-list':
      return {
        part,
        ...(await rowSides(keywordLists, undo, {
          whole: keywordListValue,
          patch: z.partial(keywordListValue),
        })),
      };
    case 'proxy-list':
      return {
        part,
        ...(await rowSides(proxyLists, undo, { whole: proxyListValue, patch: z.partial(proxyListValue) })),
      };
    case 'customer': {
      const current = (await customers.read({})).find(({ customer_id }) => customer_id === undo.id);
      if (current === undefined) throw missing(customers.name);
      const { from, to } = sides(undo, customerPatch);
      return { part, before: patched(current, from), after: patched(current, to) };
    }
    case 'permissions':
      return permissionsWrite(undo);
  }
}

interface AccountRevert {
  readonly undo: Undo;
  readonly part: AccountPart;
}

// An effect, because a plain promise would lose the scope.
const writeOfFx = createEffect<AccountRevert, AccountWrite, Failure>(({ undo, part }) => writeOf(undo, part));

/** Takes back one change of the account. It fails with a `Failure`. */
export const revertAccountFx = createEffect<AccountRevert, void, Failure>(async (revert) => {
  await writeFx(await writeOfFx(revert));
});
