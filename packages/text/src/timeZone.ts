/** A time zone that `Intl` knows; UTC in place of one that it does not, such as Chromium's `Etc/Unknown`. */
export function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return name;
  } catch {
    return 'UTC';
  }
}

let zone: string | undefined;

/** The browser's time zone as an IANA name; UTC if the browser does not know it. Asked once, since asking takes long. */
export const browserTimeZone = (): string =>
  (zone ??= knownTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
