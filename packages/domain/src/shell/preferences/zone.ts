/** The browser's time zone as an IANA name. */
const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone that times are shown in. */
export const zoneOf = ({ timeZone }: { readonly timeZone: string | null }): string =>
  timeZone ?? browserTimeZone();

/** Whether this browser knows a time zone. An offset such as `+02:00` is none, because it has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
