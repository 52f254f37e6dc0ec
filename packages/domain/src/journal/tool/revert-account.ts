import { createEffect } from 'effector';
import type * as z from 'zod/mini';
import { writeAccountFx, type AccountWrite } from '../../account-writes';
import { getCommands } from '../../contract/calls/commands';
import { mapKinds, type Overrides } from '../../commands/overrides';
import { getCustomers } from '../../contract/calls/customers';
import { getKeywordLists } from '../../contract/calls/keywords';
import { getProxyLists } from '../../contract/calls/proxies';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { getCustomerInfo } from '../../contract/calls/session';
import { someSettings } from '../../settings/draft';
import { settingsOf } from '../../settings/values';
import { createCall, type EntityId, type Failure } from '../../shared/http';
import type { Undo } from '../entries';
import { missing } from './missing';
import {
  customerPatch,
  keywordListValue,
  permissionsValue,
  proxyListValue,
  redirectPatch,
  wholeRedirect,
} from './patches';

/** The parts that belong to the account and not to one monitor. */
export type AccountPart =
  | 'settings'
  | 'redirect'
  | 'keyword-list'
  | 'proxy-list'
  | 'customer'
  | 'permissions';

const infoFx = createCall(getCustomerInfo);
const redirectsFx = createCall(getRedirects);
const keywordListsFx = createCall(getKeywordLists);
const proxyListsFx = createCall(getProxyLists);
const customersFx = createCall(getCustomers);
const commandsFx = createCall(getCommands);

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

async function redirectWrite(undo: Undo): Promise<AccountWrite> {
  const { redirects } = (await redirectsFx({})).body.data;
  if (undo.from === null)
    return { part: 'redirect', before: null, after: { ...wholeRedirect.parse(undo.to), id: -1 } };
  if (undo.to === null) {
    // The answer to a create has no id.
    const created = wholeRedirect.parse(undo.from);
    const current = redirects.findLast((one) => isTwin(one, created));
    if (current === undefined) throw missing(getRedirects.name);
    return { part: 'redirect', before: current, after: null };
  }
  const { from, to } = sides(undo, redirectPatch);
  const current = redirects.find(({ id }) => id === undo.id);
  if (current === undefined) throw missing(getRedirects.name);
  return { part: 'redirect', before: patched(current, from), after: patched(current, to) };
}

/** A whole list: created, deleted, or its fields merged into the list that the server has. */
function listSides<List extends { readonly id: EntityId }>(
  lists: readonly List[],
  undo: Undo,
  from: Partial<List> | null,
  to: List | null,
): { readonly before: List | null; readonly after: List | null } {
  if (from === null) return { before: null, after: to };
  const current = lists.find(({ id }) => id === undo.id);
  if (current === undefined) throw missing(getKeywordLists.name);
  return to === null
    ? { before: current, after: null }
    : { before: { ...current, ...from }, after: { ...current, ...to } };
}

const overridesOf = (values: Readonly<Record<string, boolean>>): Overrides =>
  mapKinds((kind) =>
    Object.entries(values).flatMap(([key, permission]) =>
      key.startsWith(`${kind} `) ? [{ id: key.slice(kind.length + 1), permission }] : [],
    ),
  );

async function permissionsWrite(undo: Undo): Promise<AccountWrite> {
  const { from, to } = sides(undo, permissionsValue);
  const guildId = undo.owner ?? '';
  const { commands } = (await commandsFx({ parameters: { id: guildId } })).body.bots[0];
  const command = commands.find(({ id }) => String(id) === String(undo.id));
  if (command === undefined) throw missing(getCommands.name);
  return {
    part: 'permissions',
    guildId,
    commandId: command.id,
    name: command.name,
    before: overridesOf(from ?? {}),
    after: overridesOf(to ?? {}),
  };
}

/** The write that takes a change back, onto what the server has now. */
async function writeOf(undo: Undo, part: AccountPart): Promise<AccountWrite> {
  switch (part) {
    case 'settings': {
      const current = settingsOf((await infoFx({})).body);
      const { from, to } = sides(undo, someSettings);
      return { part, before: patched(current, from), after: patched(current, to) };
    }
    case 'redirect':
      return redirectWrite(undo);
    case 'keyword-list': {
      const { from, to } = sides(undo, keywordListValue);
      return { part, ...listSides((await keywordListsFx({})).body, undo, from, to) };
    }
    case 'proxy-list': {
      const { from, to } = sides(undo, proxyListValue);
      return { part, ...listSides((await proxyListsFx({})).body, undo, from, to) };
    }
    case 'customer': {
      const customers = (await customersFx({})).body;
      const current = customers.find(({ customer_id }) => customer_id === undo.id);
      if (current === undefined) throw missing(getCustomers.name);
      const { from, to } = sides(undo, customerPatch);
      return { part, before: patched(current, from), after: patched(current, to) };
    }
    case 'permissions':
      return permissionsWrite(undo);
  }
}

/** Takes back one change of the account. It fails with a `Failure`. */
export const revertAccountFx = createEffect<
  { readonly undo: Undo; readonly part: AccountPart },
  void,
  Failure
>(async ({ undo, part }) => {
  await writeAccountFx(await writeOf(undo, part));
});
