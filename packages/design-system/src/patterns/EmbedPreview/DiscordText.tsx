import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTimeFormat } from '../../lib/format/formatTime';
import { languageOfFormats } from '../../lib/format/language';
import { discord, discordTheme } from './discordTheme';

/** How Discord writes a moment: the letter at the end of `<t:…:R>`. */
const timeStyles = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const;
type TimeStyle = (typeof timeStyles)[number];

const formats: Record<Exclude<TimeStyle, 'R'>, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const Mark = styled.span`
  padding: 0 2px;
  border-radius: 3px;
  background: color-mix(in srgb, ${discordTheme.brand} 24%, transparent);
  color: ${discord('name')};

  &[data-kind='time'] {
    background: ${discord('code')};
    color: inherit;
  }
`;

/** Writes a moment, in milliseconds, as Discord shows it to the person. */
function useDiscordTime(): (at: number, style: TimeStyle) => string {
  const { relative, timeZone } = useTimeFormat();
  return (at, style) =>
    style === 'R'
      ? relative(at, Date.now())
      : new Intl.DateTimeFormat(languageOfFormats(), { ...formats[style], timeZone }).format(at);
}

const token = /(<t:-?\d{1,13}(?::[tTdDfFR])?>|<@&?\d+>|<#\d+>|<a?:\w+:\d+>)/;

/** A text with Discord's timestamps, mentions and custom emoji as its clients show them, without names. */
export function DiscordText({ text }: { text: string }): ReactNode {
  const timeOf = useDiscordTime();
  const show = (part: string): ReactNode => {
    const [, seconds, style = 'f'] = /^<t:(-?\d+)(?::(\w))?>$/.exec(part) ?? [];
    const at = Number(seconds) * 1000;
    if (seconds !== undefined && Math.abs(at) <= 8.64e15) {
      return <Mark data-kind="time">{timeOf(at, style as TimeStyle)}</Mark>;
    }
    const [, sign, id] = /^<(@&?|#)(\d+)>$/.exec(part) ?? [];
    if (id !== undefined) return <Mark>{`${sign === '#' ? '#' : '@'}${id}`}</Mark>;
    return /^<a?(:\w+:)\d+>$/.exec(part)?.[1] ?? part;
  };
  const parts = text.split(token);
  // Every second part is a token. Another text is another element, for pages that the browser has translated.
  return createElement(
    'span',
    { key: text },
    ...parts.map((part, index) => (index % 2 === 1 ? show(part) : part)),
  );
}
