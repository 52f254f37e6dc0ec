import { base } from './address';

// Plain elements, so that the demo adds nothing to the product. In wide windows they stay above the page, and the sidebar
// ends where the window does.

const css = `
.demo-banner{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 16px;padding:8px 16px;
background:var(--dd-color-accent-soft);color:var(--dd-color-text);border-bottom:1px solid var(--dd-color-border);
text-align:center;
font:14px/20px 'Inter Variable','Inter Fallback',system-ui,sans-serif;position:relative;z-index:1}
.demo-banner p{margin:0}
.demo-banner span{display:flex;gap:16px}
.demo-banner button{font:inherit;font-weight:600;color:var(--dd-color-accent);background:none;border:0;padding:4px 0;
cursor:pointer;text-decoration:underline;text-underline-offset:3px}
@media (max-width:767px){.demo-banner button{min-height:44px}}
@media (min-width:768px){
:root{--dd-sticky-top:45px}
.demo-banner{position:sticky;top:0;z-index:10;box-sizing:border-box;height:45px}
aside[aria-label=Sidebar]{top:45px;height:calc(100dvh - 45px)}
}
.demo-banner button:focus-visible{outline:2px solid var(--dd-color-accent);outline-offset:2px}
`;

/** Removes what the product and the sandbox stored, except other demos' data of this host. */
async function startOver(): Promise<void> {
  await fetch(`${base}/sandbox/reset`, { method: 'POST' });
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (['token', 'name', 'image'].includes(key) || key.startsWith('dropdeck:')) storage.removeItem(key);
  location.assign(`${base}/`);
  location.reload();
}

const button = (text: string, press: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
};

/** Says above every page that this is a demo, with the ways to its accounts, its faults and new data. */
export function showBanner(): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const text = document.createElement('p');
  text.textContent = 'This is a demo with made-up data. Nothing leaves this browser.';
  const actions = document.createElement('span');
  actions.append(
    button('Accounts and faults', () => dropdeckDemo.assign(`${location.origin}${base}/sandbox/login`)),
    button('Start over', () => void startOver()),
  );
  const banner = document.createElement('aside');
  banner.className = 'demo-banner';
  banner.setAttribute('aria-label', 'Demo');
  banner.append(text, actions);
  document.body.prepend(banner);
}
