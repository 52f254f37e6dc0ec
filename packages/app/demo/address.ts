/** The path of the demo's folder, without the last slash: `/sub/demo`, or '' at the root. */
export const base = new URL('.', location.href).pathname.replace(/\/$/, '');

/**
 * Where the demo is. Its pages are behind `#`, because a static host answers no other path. The build puts this in the
 * place of `location` (vite.demo.config.ts).
 */
const demo = {
  /** The path of the page, as the product has it. */
  get path(): string {
    return location.hash.slice(1).split(/[?#]/)[0] || '/';
  },
  /** What pages' addresses begin with. */
  origin: `${location.origin}${base}/#`,
  /** Leaves the page. */
  assign: (address: string): void => globalThis.location.assign(address === '/' ? `${base}/` : address),
  /** Opens another tab. */
  open: (address: string, target?: string, features?: string): void =>
    void globalThis.open(address, target, features),
};
declare global {
  var dropdeckDemo: typeof demo;
}
globalThis.dropdeckDemo = demo;
