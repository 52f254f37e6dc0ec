import { color, fontFamily } from '../../packages/design-system/src/tokens';
import { bothThemesCss } from './BothThemes';

/** Overrides of Storybook's docs styles. */
export const docsCss = [
  // Browsers take the focus that a play function sets by a click for one of the keyboard.
  `[data-pointer] :is(button:focus-visible,a:focus-visible,label:has(>input:focus-visible),:has(>input:focus-visible)>span){outline:none!important}`,
  // The product's list reset also removes the numbers of ordered lists.
  `.sbdocs-content ol:not(.sb-unstyled ol){list-style:decimal}`,
  // Stories in docs pages get the product's canvas color.
  `.docs-story{background:${color.canvas}!important;color:${color.text}}`,
  // Storybook's stripes are too light in the dark theme.
  `.sbdocs-content table:not([class]) tr:nth-of-type(2n){background:${color.sunken}!important}`,
  `.sbdocs-content table:not([class]) th{text-align:start!important}`,
  // Wraps long words and scrolls wide tables, so that the page never scrolls sideways.
  `.sbdocs-content{min-width:0;overflow-wrap:anywhere}`,
  `.sbdocs-content :not(pre)>code{white-space:normal}`,
  `.sbdocs-content table:not([class]){display:block;overflow-x:auto}`,
  `.docblock-argstable{overflow-wrap:anywhere}`,
  `.docblock-argstable span,.docblock-argstable button,.docblock-argstable code{white-space:normal!important;max-width:100%;text-align:start}`,
  `.docblock-argstable :where(td,th){font-family:${fontFamily.sans}}`,
  // Below 768 px a row of the props table becomes a block: name, text and control stacked.
  `@media (max-width:767px){`,
  `.docblock-argstable,.docblock-argstable :where(tbody,tr,td){display:block;width:auto!important;min-width:0!important}`,
  `.docblock-argstable thead{display:none}`,
  `.docblock-argstable td{padding:8px 16px!important;border:0!important}`,
  `.docblock-argstable tr{padding-block:8px;border-bottom:1px solid ${color.border}}`,
  `.docblock-argstable td:nth-child(3)::before{content:'Default ';color:${color.muted}}`,
  `.docblock-argstable td:nth-child(4)::before{content:'Control ';color:${color.muted}}`,
  `.sbdocs-wrapper{padding-inline:16px!important}`,
  `}`,
  bothThemesCss,
].join('\n');
