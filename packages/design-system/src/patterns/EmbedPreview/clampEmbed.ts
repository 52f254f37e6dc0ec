import { discordLimits } from './discordLimits';
import type { t } from './text.en';

export interface EmbedPreviewField {
  name: string;
  value: string;
  /** Inline fields share a row, up to three, as in Discord. */
  isInline: boolean;
}

interface Texts {
  readonly botName: string;
  readonly author: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly EmbedPreviewField[];
  readonly footerText: string;
}

/** The texts of a message truncated to Discord's limits, and a note for each truncated text. */
export interface ClampedEmbed extends Texts {
  readonly notes: readonly string[];
  /** Longer than a screen: it scrolls inside the preview. */
  readonly isLong: boolean;
}

/**
 * Truncates by characters, with an emoji counted as one. Texts with a short enough `length` need no counting.
 */
function cut(text: string, limit: number): string {
  if (text.length <= limit || [...text].length <= limit) return text;
  return `${[...text].slice(0, Math.max(0, limit)).join('')}…`;
}

/** A line break takes a line, like some forty characters. */
const weightOf = (text: string): number => text.length + 40 * (text.split('\n').length - 1);

/** The notes for texts of one kind. */
type CutNote = `${'botName' | 'author' | 'title' | 'description' | 'footer'}Cut`;

/** About a screen of text beside a form. */
const LONG_WEIGHT = 900;

/** Truncates the texts of a message like Discord: each to its own limit, then the embed as a whole. */
export function clampEmbed(texts: Texts, say: ReturnType<typeof t.in>): ClampedEmbed {
  const notes: string[] = [];
  const clamp = (text: string, limit: number, note: CutNote): string => {
    const shown = cut(text, limit);
    if (shown !== text) notes.push(say(note, { limit }));
    return shown;
  };
  const botName = clamp(texts.botName, discordLimits.botName, 'botNameCut');

  let left: number = discordLimits.total;
  let isOver = false;
  const within = (text: string): string => {
    const shown = cut(text, left);
    isOver ||= shown !== text;
    left = Math.max(0, left - [...text].length);
    return shown === '…' ? '' : shown;
  };
  const author = within(clamp(texts.author, discordLimits.author, 'authorCut'));
  const title = within(clamp(texts.title, discordLimits.title, 'titleCut'));
  const description = within(clamp(texts.description, discordLimits.description, 'descriptionCut'));
  const names = texts.fields.some(({ name }) => cut(name, discordLimits.fieldName) !== name);
  const values = texts.fields.some(({ value }) => cut(value, discordLimits.fieldValue) !== value);
  const fields = texts.fields
    .slice(0, discordLimits.fields)
    .map(({ name, value, isInline }): EmbedPreviewField => ({
      name: within(cut(name, discordLimits.fieldName)),
      value: within(cut(value, discordLimits.fieldValue)),
      isInline,
    }));
  if (names) notes.push(say('fieldNameCut', { limit: discordLimits.fieldName }));
  if (values) notes.push(say('fieldValueCut', { limit: discordLimits.fieldValue }));
  if (texts.fields.length > discordLimits.fields)
    notes.push(say('fieldsCut', { limit: discordLimits.fields }));
  const footerText = within(clamp(texts.footerText, discordLimits.footer, 'footerCut'));
  if (isOver) notes.push(say('totalCut', { limit: discordLimits.total }));

  const all = [author, title, description, footerText, ...fields.flatMap(({ name, value }) => [name, value])];
  const weight = all.reduce((sum, text) => sum + weightOf(text), 0);
  return { botName, author, title, description, fields, footerText, notes, isLong: weight > LONG_WEIGHT };
}
