const pad = (value: number): string => String(value).padStart(2, '0');

/** `yyyy-MM-dd` of an existing day; `null` for another. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = `${year}-${pad(month)}-${pad(date)}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null;
}

/** Whether a language writes the month before the day: “3/31/2027”. */
const isMonthFirst = (language: string): boolean => {
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
};

/**
 * Reads a date that was pasted: `2027-03-31`, `31.03.2027`, or with slashes in the order of a language.
 *
 * @returns `yyyy-MM-dd`; `null` for text that is not exactly a date.
 */
export function readDate(text: string, language: string): string | null {
  const plain = text.replace(/\p{Cf}/gu, '').trim();
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*)?$/.exec(plain);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, one, mark, two, year] = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4})$/.exec(plain) ?? [];
  if (one === undefined) return null;
  const [first, second] = [Number(one), Number(two)];
  const monthFirst = mark !== '.' && first <= 12 && (second > 12 || isMonthFirst(language));
  return monthFirst ? dayOf(Number(year), first, second) : dayOf(Number(year), second, first);
}
