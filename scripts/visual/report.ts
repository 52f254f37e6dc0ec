/** A changed screenshot, as image URLs; `null` if there is none. */
export interface Change {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
}

/** The stories that changed, by the files that the comparison wrote. */
export function changesIn(files: readonly string[]): string[] {
  const names = files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace(/(?:-(?:actual|diff|reference))?\.png$/, ''));
  return [...new Set(names)].toSorted();
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const figure = (label: string, source: string | null): string =>
  `<figure><figcaption>${label}</figcaption>${source === null ? '<p>none</p>' : `<img src="${source}" alt="${label}">`}</figure>`;

/** An HTML page that shows each change before, after, and as a difference, side by side. */
export function visualReport(changes: readonly Change[]): string {
  const rows = changes
    .map(
      ({ name, before, after, difference }) =>
        `<section><h2>${escape(name)}</h2><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div></section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Visual changes</title><style>
body{font:14px/20px system-ui,sans-serif;margin:32px;background:#f5f6fa;color:#12152b}
h2{font-size:16px}section>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}
figure{margin:0;background:#fff;border:1px solid #e0e3ec;border-radius:12px;padding:12px}
figcaption{color:#4c526a;margin-bottom:8px}img{max-width:100%;display:block}
</style></head><body><h1>${changes.length === 0 ? 'No screenshot changed' : `${changes.length} screenshots changed`}</h1>
${rows}
</body></html>
`;
}
