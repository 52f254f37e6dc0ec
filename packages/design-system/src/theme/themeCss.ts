import { palettes, type ThemeName } from '../tokens/palettes';
import { color, colorNames, colorVariable, dimmedCanvas, fontFamily, layer, media } from '../tokens/semantic';

const dimmedOf = ({ overlay, canvas }: (typeof palettes)[ThemeName]): string =>
  overlay.replace(
    /^rgba\((.+), (.+)\)$/,
    (_, rgb: string, alpha: string) =>
      `color-mix(in srgb,${canvas},rgb(${rgb}) ${Math.round(100 * Number(alpha))}%)`,
  );

const variables = (theme: ThemeName): string =>
  [
    ...colorNames.map((name) => `${colorVariable(name)}:${palettes[theme][name]}`),
    `${dimmedCanvas}:${dimmedOf(palettes[theme])}`,
  ].join(';');

/** The declarations that switch motion off: for the device, and for `data-motion='reduced'` on the root element. */
const still =
  'animation-duration:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important';

/**
 * The global stylesheet: color variables of both themes, and a few element defaults. A string instead of a
 * component, so that the app can inline it into index.html and paint the right theme before any script runs.
 *
 * The theme is `data-theme` on the root element; without it the system's preference applies. Paper is light.
 */
export const themeCss = [
  `:root,[data-theme='light']{color-scheme:light;${variables('light')}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${variables('dark')}}}`,
  `@media screen{[data-theme='dark']{color-scheme:dark;${variables('dark')}}}`,
  `*,*::before,*::after{box-sizing:border-box}`,
  // For transforms, which have no logical directions: 1, and -1 from right to left.
  `:root,[dir='ltr']{--dd-flip:1}[dir='rtl']{--dd-flip:-1}`,
  // WCAG 2.4.11: bars that stick would leave no room.
  `${media.low}{:root{--dd-stuck:relative}}`,
  `html{-webkit-text-size-adjust:100%;text-size-adjust:100%}`,
  `body{margin:0;background:${color.canvas};color:${color.text};font-family:${fontFamily.sans};font-size:14px;line-height:20px;font-synthesis:none;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;font-feature-settings:'cv11','ss03'}`,
  `h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}`,
  `p{text-wrap:pretty}`,
  `fieldset{border:0;min-width:0}`,
  `ul,ol{list-style:none}`,
  `button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}`,
  `img,svg{display:block;max-width:100%}`,
  `svg.lucide{flex:none}`,
  `svg:is(${['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'log-out', 'undo-2'].map((name) => `.lucide-${name}`).join()}):dir(rtl){scale:-1 1}`,
  // Baseline: cells center their content.
  `mark{border-radius:2px;background:${color.highlightSoft};box-shadow:inset 0 -2px ${color.highlight};color:${color.text};vertical-align:baseline!important}`,
  // What a search found in a table (SearchHighlight).
  `::highlight(search){background:${color.highlightSoft};color:${color.text};text-decoration:underline 2px ${color.highlight}}`,
  `@media (forced-colors:active){::highlight(search){background:Highlight;color:HighlightText}mark{forced-color-adjust:none;background:Highlight;box-shadow:none;color:HighlightText}}`,
  // Codes, links and ids read from left to right, at the start of their line.
  `[dir='rtl'] :is([data-mono],code,kbd,pre){direction:ltr}`,
  `[dir='rtl'] [data-mono]:not(input,textarea){text-align:right}`,
  `code,kbd,pre{font-family:${fontFamily.mono}}`,
  `::selection{background:${color.accentSoft};color:${color.text}}`,
  // Scrolls a focused control below the bars that stick to the top, not behind them (WCAG 2.4.11).
  `:where(a,button,input,textarea,[tabindex]){scroll-margin-top:calc(var(--dd-sticky-top,-8px) + 8px)}`,
  // Masks what others may not see on a shared screen (docs/decisions/0045). Print and forced colors keep it.
  `[data-values='hidden'] [data-secret]{-webkit-text-security:disc}`,
  `[data-values='hidden'] :is([data-secret] img,img[data-secret]){visibility:hidden}`,
  // No tooltip of the browser tells what is masked; the click goes to what is around.
  `[data-values='hidden'] :is([data-secret] [title],[data-secret][title]):not(a){pointer-events:none}`,
  `:focus-visible{outline:2px solid ${color.focus};outline-offset:2px}`,
  // A person waits for a part of the page (loading/chunk.ts). A border, which forced colors keep.
  `[data-waiting]::before{content:'';position:fixed;z-index:${layer.toast};inset:0 0 auto;border-top:3px solid ${color.accent}}`,
  `[data-waiting]:not([data-motion='reduced'])::before{animation:dd-waiting .6s ease-in-out infinite alternate}`,
  `@keyframes dd-waiting{from{opacity:.4}}`,
  `@media (prefers-reduced-motion:reduce){*,*::before,*::after{${still}}}`,
  `${['', '::before', '::after'].map((part) => `[data-motion='reduced'] *${part}`).join()}{${still}}`,
].join('\n');
