import { html, raw } from 'hono/html';

/** HTML with escaped interpolations. */
export type Html = ReturnType<typeof html>;

const css = `
:root{color-scheme:light dark;--canvas:#f5f6fa;--surface:#fff;--border:#e0e3ec;--strong:#80869d;--text:#12152b;
--muted:#4c526a;--accent:#3845c9;--hover:#2c38a8;--on-accent:#fff;--soft:#eceeff;--danger:#be2430}
@media (prefers-color-scheme:dark){:root{--canvas:#0d0f1c;--surface:#151830;--border:#2a2f50;--strong:#6b73a3;
--text:#edeffb;--muted:#aeb4d4;--accent:#8e9aff;--hover:#a7b0ff;--on-accent:#0d0f1c;--soft:#232a5c;--danger:#ff7b81}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);
font:14px/20px Inter,system-ui,sans-serif;padding:32px 16px;display:grid;justify-items:center}
main{width:100%;max-width:var(--width,560px);display:grid;gap:24px}
header p{margin:0;color:var(--muted)}h1{font-size:24px;line-height:32px;letter-spacing:-.01em;margin:0 0 4px}
h2{font-size:16px;line-height:24px;margin:0 0 12px}
.kicker{font-size:12px;font-weight:600;color:var(--accent);margin:0 0 8px}
.card{background:var(--surface);border:1px solid var(--border);border-radius:12px;padding:20px}
.card>:last-child{margin-bottom:0}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.account{display:grid;grid-template-columns:40px 1fr;gap:12px;align-items:center;width:100%;text-align:left;
background:var(--surface);color:inherit;border:1px solid var(--border);border-radius:12px;padding:12px 16px;
font:inherit;min-height:64px;cursor:pointer}.account:hover{border-color:var(--accent);background:var(--soft)}
.account img{width:40px;height:40px;border-radius:50%}.account b{font-weight:600}
.account small{display:block;font-size:13px;color:var(--muted)}
label{display:grid;gap:4px;font-size:13px;font-weight:600}
input,select{font:inherit;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--strong);
border-radius:8px;height:36px;padding:0 12px;width:100%}
.stack{display:grid;gap:16px;margin-top:16px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end}.row>label{flex:1 1 120px}
.between{display:flex;justify-content:space-between;gap:16px;align-items:center}
.button{display:inline-flex;align-items:center;justify-content:center;height:36px;padding:0 16px;border-radius:8px;
border:1px solid var(--strong);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer;
text-decoration:none}.button:hover{border-color:var(--accent)}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.primary:hover{background:var(--hover);border-color:var(--hover)}.muted{color:var(--muted)}
.price{font-variant-numeric:tabular-nums}hr{border:0;border-top:1px solid var(--border);margin:16px 0}
summary{cursor:pointer;font-weight:600}details[open] summary{margin-bottom:16px}code{font-size:13px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:767px){.button,input,select{height:44px}}
`;

/**
 * Renders a document. The width is in pixels.
 */
export const page = (title: string, intro: string, content: Html | readonly Html[], width = 560): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <title>${title} · Dropdeck sandbox</title>
        <style>
          ${raw(css)}
        </style>
      </head>
      <body>
        <main style="--width:${width}px">
          <header>
            <p class="kicker">Dropdeck sandbox</p>
            <h1>${title}</h1>
            <p>${intro}</p>
          </header>
          ${content}
        </main>
      </body>
    </html>`;

/** Headers of every page: no scripts, no framing, no caching. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** An error page. */
export const problem = (title: string, text: string): Html =>
  page(title, text, html`<p><a class="button" href="/sandbox/home">To the dashboard home</a></p>`);
