import { readLink } from '../../kernel/pasted';
import type { UpdateEmbed } from '../../contract/calls/updates';

/** A field of the form; `id` is a local key and is never sent. */
export interface UpdateFormField {
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
}

/** The New Update dialog's fields (specification 2.7). */
export interface UpdateForm {
  readonly title: string;
  /** As typed. */
  readonly thumbnail: string;
  /** As typed; only a 3- or 6-digit hex can be sent. */
  readonly color: string;
  readonly fields: readonly UpdateFormField[];
}

/** The initial form (specification 3, "Update embed"). */
export const updateDefaults: UpdateForm = {
  // What the specification fills in is sent as it is.
  // oxlint-disable-next-line text/no-text-outside-catalogues
  title: 'Toolbox Update | v 1.0.0',
  thumbnail: '',
  color: '#3BB2B7',
  fields: [],
};

const hex = /^#?(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i;

/**
 * The integer of a hex color: `#00000f` is 15, and `#fff` is `#ffffff`.
 *
 * @returns `null` for an invalid color.
 */
export function colorToInt(text: string): number | null {
  const match = hex.exec(text.trim());
  if (match === null) return null;
  const [, six, three = ''] = match;
  return Number.parseInt(six ?? three.replace(/./g, '$&$&'), 16);
}

/** The payload of POST /v1/updates. The color must be valid. */
export function toEmbed({ title, thumbnail, color, fields }: UpdateForm): UpdateEmbed {
  const url = readLink(thumbnail);
  return {
    title,
    color: colorToInt(color) ?? 0,
    fields: fields.map(({ name, value, inline }) => ({ name, value, inline })),
    ...(url === '' ? {} : { thumbnail: url }),
  };
}
