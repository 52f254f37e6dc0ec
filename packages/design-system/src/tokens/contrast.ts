/** Relative luminance of an opaque `#rrggbb`, by WCAG 2.2's definition. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two opaque `#rrggbb`, from 1 to 21, by WCAG 2.2's definition. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (hex: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [from, to] = [hex, other].map((text) => Number.parseInt(text.slice(start, start + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/**
 * Makes a user's color readable on a background: unchanged if the contrast is sufficient, otherwise mixed
 * with as little of the text color as necessary (WCAG 2.2 AA).
 *
 * @param hex the user's color, `#rrggbb`.
 * @param background the background, `#rrggbb`.
 * @param ink the text color of the same theme, which has sufficient contrast.
 */
export function readableColor(hex: string, background: string, ink: string, minimum = 4.5): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(hex, ink, share);
    if (contrast(mixed, background) >= minimum) return mixed;
  }
  return ink.toLowerCase();
}
