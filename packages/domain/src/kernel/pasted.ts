import { t } from './text.en';

/** Zero-width spaces, direction marks, soft hyphens and byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;
/** Joiners beside Latin text or at an end; elsewhere they are part of an emoji or of a word. */
const strayJoiner = /(?<=^|\p{ASCII})[\u200C\u200D]+|[\u200C\u200D]+(?=\p{ASCII}|$)/gu;
const space = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;

/** A text without the characters that cannot be seen. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(strayJoiner, '');

/** A keyword or an ID that was pasted or typed: trimmed, with plain spaces and nothing invisible. */
export const readText = (text: string): string => withoutInvisible(text).replace(space, ' ').trim();

const bracketed = /^<(https?:\/\/[^\s<>]+)>$/i;
const markdown = /^!?\[.*\]\(\s*<?(https?:\/\/[^\s<>]+?)>?(?:\s+"[^"]*")?\s*\)$/i;

/** A link, a webhook, or an ID: a link without the `<…>` or `[text](…)` in which chats write it. */
export function readLink(text: string): string {
  const plain = readText(text);
  return (bracketed.exec(plain) ?? markdown.exec(plain))?.[1] ?? plain;
}

/** Says that only the link of a text is used; `undefined` if it is nothing else. */
export const unwrappedHint = (text: string): string | undefined =>
  readLink(text) === readText(text) ? undefined : t('unwrapped');

/** Why a text is no ID: a spreadsheet has rounded a long number to `4.06E+12`, and its digits are lost. */
export const shortenedFault = (text: string): string | null =>
  /^\d(?:[.,]\d+)?E\+\d{2,3}$/i.test(readText(text)) ? t('shortened', { text: readText(text) }) : null;
