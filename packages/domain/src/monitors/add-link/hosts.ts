import type { MonitorDetail } from '../../contract/calls/monitor-detail';

/** A link's host without `www.`, and with the first part of its path: shops have a country or a section there. */
export interface Place {
  readonly host: string;
  readonly section: string;
}

/** `null` for a product ID or another text that is no link. */
export function placeOf(link: string): Place | null {
  const [, host, section = ''] = /^\s*https?:\/\/(?:www\.)?([^/?#\s]+)\/?([^/?#\s]*)/i.exec(link) ?? [];
  return host === undefined ? null : { host: host.toLowerCase(), section: section.toLowerCase() };
}

const textOf = ({ host, section }: Place): string => `${host}/${section}`;

/** Links of a monitor that are looked at, and places that are remembered of it. */
const MAX_LINKS = 500;
const MAX_PLACES = 30;

/** The places of a monitor's example inputs and links, those of the examples first. */
export function placesOf({ data, inputs }: MonitorDetail): readonly string[] {
  const links = [...(data.example_inputs ?? []), ...inputs.slice(0, MAX_LINKS).map(({ link }) => link)];
  const places = links.flatMap((link) => placeOf(link) ?? []).map(textOf);
  return [...new Set(places)].slice(0, MAX_PLACES);
}

/**
 * The monitors that take a link, by the places of their examples and links: those with the same section, else those with
 * the same host.
 */
export function takersOf(
  link: string,
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlySet<string> {
  const place = placeOf(link);
  if (place === null) return new Set();
  const within = (isTaker: (places: string) => boolean): string[] =>
    Object.entries(known).flatMap(([uuid, places]) => (places.some(isTaker) ? [uuid] : []));
  const bySection = within((text) => text === textOf(place));
  return new Set(bySection.length > 0 ? bySection : within((text) => text.startsWith(`${place.host}/`)));
}
