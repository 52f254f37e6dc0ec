import { readdirSync, readFileSync } from 'node:fs';
import { t } from '../src/oldBrowser/text.en.ts';

/** The oldest browsers that run the product: the first with `light-dark()`, `:has()` and `toSorted`. */
export const oldestBrowsers = { chrome: '123', edge: '123', firefox: '121', safari: '17.5' };

const folder = new URL('../src/languages/', import.meta.url);

/** The sentence in each language, by its code. */
const sentences = Object.fromEntries([
  ['en', t('sentence')],
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const catalogues = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<
        string,
        Record<string, string> | undefined
      >;
      return [file.replace('.json', ''), catalogues['app/oldBrowser']?.['sentence']];
    }),
]);

/**
 * A script that says in a sentence that the browser is too old. Written by hand for such browsers; it runs before all
 * others, of which `main.tsx` asks for `dropdeckTooOld`.
 */
export const oldBrowserScript = `(function(){
var css=window.CSS;
if([].toSorted&&css&&css.supports("selector(:has(a))")&&css.supports("color","light-dark(red,red)"))return;
window.dropdeckTooOld=true;
var all=${JSON.stringify(sentences)};
document.addEventListener("DOMContentLoaded",function(){
var root=document.getElementById("root");
root.textContent=all[(navigator.language||"").slice(0,2)]||all.en;
root.dir="auto";
root.style.padding="24px";
root.style.fontFamily="sans-serif";
});
})()`;
