import { base } from './address';
import { showBanner } from './banner';

/** Milliseconds to wait for the worker, before the sandbox runs in the page. */
const WORKER_MS = 5_000;

/** Whether the service worker answers this page's requests. */
async function isServed(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) return false;
  try {
    const controlled = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve());
    });
    const registration = (await serviceWorker.register(`${base}/demo-worker.js`)) as
      | ServiceWorkerRegistration
      | undefined;
    if (registration === undefined) return false;
    // A page that was loaded past the worker (Shift and reload) is never claimed again.
    const late = new Promise<void>((resolve) => setTimeout(resolve, WORKER_MS));
    if (serviceWorker.controller === null) await Promise.race([controlled, late]);
    return serviceWorker.controller !== null;
  } catch {
    return false;
  }
}

/** Links have the product's paths; for other tabs and copies they need the demo's. */
function correctLinks(): void {
  const correct = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    if (path.startsWith('/')) link?.setAttribute('href', `${base}/#${path}`);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, correct);
}

/** Not awaited at the top: chunks of the product import from this one. */
async function start(): Promise<void> {
  if (!(await isServed())) (await import('./inPage')).startInPage();
  showBanner();
  correctLinks();
  await import('../src/boot');
  await import('../src/main');
}

void start();
