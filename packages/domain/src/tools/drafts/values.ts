import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import type { DraftKind } from '../../kernel/save/drafts';
import { entityId } from '../../contract/wire/schemas';

/** An editor's value: what it opened with, and what was typed. Secrets are missing in what outlives the tab. */
const edit = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  const value = z.partial(z.object(shape));
  return z
    .object({ saved: value, draft: value })
    .check(z.refine(({ saved, draft }) => !dequal(saved, draft)));
};

const list = edit({ id: z.nullable(entityId), name: z.string(), text: z.string() });
const importedText = z.object({ text: z.string() });

const inputForm = {
  link: z.string(),
  sizeRange: z.string(),
  specialWebhook: z.string(),
  region: z.string(),
  note: z.string(),
  priceLimit: z.string(),
  isPrivate: z.boolean(),
};

const byKind = <Value extends z.core.SomeType>(value: Value) =>
  z.object({ channels: z.array(value), roles: z.array(value), members: z.array(value) });

/** Some of the settings: edits, their saved values, an undo. */
export const someSettings = z.partial(
  z.object({
    botName: z.string(),
    customerName: z.string(),
    imageUrl: z.string(),
    footerText: z.string(),
    footerIcon: z.string(),
    hexColor: z.string(),
    webhookUrl: z.string(),
    whitelistedServers: z.array(z.string()),
  }),
);

/**
 * What is stored of each editor, without the features' own schemas, whose modules would become chunks. A stored draft that does not fit, because it is of an older version or lacks what was
 * kept only in its tab, counts as none.
 */
export const draftValues = {
  settings: z
    .object({ edits: someSettings, bases: someSettings })
    .check(z.refine(({ edits }) => Object.keys(edits).length > 0)),
  redirect: edit({
    id: entityId,
    keyword: z.string(),
    webhook: z.string(),
    type: z.enum(['Name', 'SKU']),
    active: z.boolean(),
  }),
  update: edit({
    title: z.string(),
    thumbnail: z.string(),
    color: z.string(),
    fields: z.array(z.object({ id: z.number(), name: z.string(), value: z.string(), inline: z.boolean() })),
  }),
  'new-monitor': edit({
    siteName: z.string(),
    monitorType: z.enum(['new', 'product']),
    isVisible: z.boolean(),
    productId: entityId,
    exampleInputs: z.array(z.string()),
    regions: z.array(z.string()),
  }),
  'keyword-list': list,
  'proxy-list': list,
  input: edit({ id: entityId, ...inputForm }),
  'new-inputs': z.object({
    form: z.partial(z.object(inputForm)),
    pending: z.array(
      z.object({
        item: z.looseObject({ id: entityId, link: z.string() }),
        isDisabledAdd: z.boolean(),
        force: z.boolean(),
      }),
    ),
  }),
  examples: z.object({ base: z.array(z.string()), examples: z.array(z.string()), typed: z.string() }),
  webhooks: z.object({
    edits: z.array(z.object({ region: z.string(), url: z.string(), base: z.string() })),
  }),
  permissions: z.object({
    name: z.string(),
    guildId: z.string(),
    commandId: z.string(),
    step: z.enum(['view', 'select', 'configure']),
    mode: z.nullable(z.enum(['channels', 'roles', 'members'])),
    selected: byKind(z.string()),
    set: byKind(z.tuple([z.string(), z.boolean()])),
  }),
  products: z.object({
    customers: z.array(
      z.object({
        id: z.string(),
        keys: z.array(z.string()),
        base: z.array(z.union([z.looseObject({ id: entityId }), entityId])),
      }),
    ),
  }),
  'redirects-import': importedText,
  'inputs-import': importedText,
} as const satisfies Record<DraftKind, z.core.$ZodType<object>>;
