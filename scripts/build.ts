import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `npm run build`: the static product in packages/app/dist. */
const app = fileURLToPath(new URL('../packages/app', import.meta.url));
await build({ root: app, configFile: `${app}/vite.config.ts`, logLevel: 'warn' });
console.log('Built packages/app/dist');
