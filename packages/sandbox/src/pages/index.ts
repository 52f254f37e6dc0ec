import type { Hono } from 'hono';
import type { ActiveDefects } from '../defects/index.ts';
import type { Faults } from '../faults.ts';
import type { Backend } from '../backend.ts';
import { addChatPages } from './chat.ts';
import { addImages } from './images.ts';
import { addInfoPages } from './info.ts';
import { addLoginPages } from './login.ts';
import { addPaymentPages } from './payment.ts';

export type PageApp = Hono;

export interface PageOptions {
  readonly backend: () => Backend;
  readonly faults: Faults;
  readonly defects: ActiveDefects;
  readonly reset: () => void;
  readonly appOrigin: string | null;
}

/** Adds the external pages that the app redirects to, as server-rendered HTML. */
export function addPages(app: PageApp, options: PageOptions): void {
  addLoginPages(app, options);
  addChatPages(app, options);
  addPaymentPages(app, options);
  addInfoPages(app, options);
  addImages(app);
}
