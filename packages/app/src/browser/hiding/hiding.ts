import { hide, onSaid } from './said';

export { hiding } from './said';

/** What a page shows or says besides text. */
const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-letters',
  'placeholder',
  'title',
] as const;

/** Times and keys, what is marked as harmless, what a person edits in place, and what is not shown. */
const shown = 'time, kbd, script, style, [data-public], [contenteditable]';

/** Editors mask by style, which the accessibility tree follows; fields of one line are those of passwords. */
const css = `
.cm-content, textarea { -webkit-text-security: disc; }
img, svg image { visibility: hidden; }
img[src^='data:'], [data-public] img { visibility: visible; }`;

interface Hidden {
  readonly own: string;
  readonly mask: string;
}

/** What stood where a mask stands. */
const texts = new WeakMap<Node, Hidden>();
const named = new WeakMap<Element, Map<string, Hidden>>();

let isHiding = false;

/** “Nike SNKRS · Dropdeck” without the name; the product’s own is everybody’s. */
function hideTitle(own: string): string {
  const at = own.lastIndexOf(' · ');
  return at < 0 ? own : hide(own.slice(0, at)) + own.slice(at);
}

function showText(node: Node): void {
  const value = node.nodeValue ?? '';
  const known = texts.get(node);
  const own = known?.mask === value ? known.own : value;
  const parent = node.parentElement;
  const isMasked = isHiding && parent !== null && parent.closest(shown) === null;
  const next = isMasked ? (parent.matches('title') ? hideTitle(own) : hide(own)) : own;
  if (next === value) return;
  node.nodeValue = next;
  texts.set(node, { own, mask: next });
}

function showAttributes(element: Element): void {
  for (const name of [...attributes, 'href'] as const) {
    const value = element.getAttribute(name);
    const known = named.get(element)?.get(name);
    if (value === null && known === undefined) continue;
    const own = known !== undefined && known.mask === (value ?? '') ? known.own : (value ?? '');
    const next = isHiding && element.closest(shown) === null ? maskOf(name, own) : own;
    if (next === (value ?? '')) continue;
    if (next === '') element.removeAttribute(name);
    else element.setAttribute(name, next);
    named.set(element, new Map(named.get(element)).set(name, { own, mask: next }));
  }
}

/** The browser shows and reads out where a link leads: one to elsewhere leads nowhere. */
const maskOf = (name: string, own: string): string =>
  name !== 'href' ? hide(own) : /^https?:/.test(own) && !own.startsWith(location.origin) ? '' : own;

function show(root: Node): void {
  if (root.nodeType === Node.TEXT_NODE) {
    showText(root);
    return;
  }
  if (!(root instanceof Element)) return;
  showAttributes(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) showAttributes(node);
    else showText(node);
  }
}

// Its records come before the browser paints or tells assistive technology.
const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData') showText(target);
    else if (type === 'attributes') showAttributes(target as Element);
    else for (const node of addedNodes) show(node);
  }
});

let frame = 0;

/** Goes through the document again in the next frame, after React has rendered. */
function showLater(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => show(document.documentElement));
}
onSaid(() => {
  if (isHiding) showLater();
});

/** A masked field would give its text away. */
function refuseCopy(event: Event): void {
  const isField = document.activeElement?.matches('input, textarea, [contenteditable]') === true;
  if (isField) event.preventDefault();
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Hides all values of the page from now on, or shows them again. */
export function setHiding(next: boolean): void {
  if (next === isHiding) return;
  isHiding = next;
  for (const type of ['copy', 'cut', 'dragstart'] as const) {
    if (next) document.addEventListener(type, refuseCopy, true);
    else document.removeEventListener(type, refuseCopy, true);
  }
  document.adoptedStyleSheets = next
    ? [...document.adoptedStyleSheets, sheet]
    : document.adoptedStyleSheets.filter((one) => one !== sheet);
  if (next)
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...attributes, 'href'],
    });
  else observer.disconnect();
  showLater();
}
