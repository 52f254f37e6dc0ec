import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';
import { colorToInt, toEmbed, updateDefaults, type UpdateForm } from './embed';
import { t } from './text.en';

const field = z.looseObject({
  name: z.optional(z.string()),
  value: z.optional(z.string()),
  inline: z.optional(z.boolean()),
});
const embed = z.looseObject({
  title: z.optional(z.string()),
  color: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  fields: z.optional(z.array(field)),
  thumbnail: z.optional(z.nullable(z.union([z.string(), z.looseObject({ url: z.optional(z.string()) })]))),
});
const any = z.union([z.looseObject({}), z.array(z.unknown())]);

const taken: ReadonlySet<string> = new Set(['title', 'color', 'fields', 'thumbnail', 'type']);

/** The update as the message that Discord takes: what `embeds` of a webhook or a bot has. */
export function toJson(form: UpdateForm): string {
  const { thumbnail, ...rest } = toEmbed(form);
  return JSON.stringify(
    { embeds: [{ ...rest, ...(thumbnail === undefined ? {} : { thumbnail: { url: thumbnail } }) }] },
    null,
    2,
  );
}

/** A message that was read, and the names of its parts that an update cannot have. */
export type ReadJson =
  | { readonly form: UpdateForm; readonly leftOut: readonly string[]; readonly error: null }
  | { readonly form: null; readonly leftOut: readonly string[]; readonly error: string };

const refused = (): ReadJson => ({ form: null, leftOut: [], error: t('noMessage') });

const colorOf = (color: z.infer<typeof embed>['color']): string =>
  typeof color === 'number'
    ? `#${Math.max(0, color).toString(16).padStart(6, '0').slice(-6)}`
    : (color ?? '');

/** Reads Discord's JSON: a message with `embeds`, a list of embeds, or one embed. */
export function fromJson(text: string): ReadJson {
  const read = readJson(text, any);
  if (read === null) return refused();
  const message: Readonly<Record<string, unknown>> = Array.isArray(read) ? { embeds: read } : read;
  const embeds = Array.isArray(message['embeds']) ? message['embeds'] : [message['embed'] ?? message];
  const found = embed.safeParse(embeds[0]);
  if (!found.success) return refused();
  const { title, color, fields = [], thumbnail, ...others } = found.data;
  if (title === undefined && fields.length === 0) return refused();
  const ofMessage =
    embeds[0] === message ? [] : Object.keys(message).filter((key) => key !== 'embeds' && key !== 'embed');
  const hex = colorOf(color);
  return {
    form: {
      title: title ?? '',
      color: colorToInt(hex) === null ? updateDefaults.color : hex,
      thumbnail: (typeof thumbnail === 'string' ? thumbnail : thumbnail?.url) ?? '',
      fields: fields.map(({ name = '', value = '', inline = false }, index) => ({
        id: index + 1,
        name,
        value,
        inline,
      })),
    },
    leftOut: [
      ...ofMessage,
      ...Object.keys(others).filter((key) => !taken.has(key)),
      ...embeds.slice(1).map((_, index) => `embeds[${index + 1}]`),
    ],
    error: null,
  };
}
