import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileText } from '../text/vite/compileText.ts';
import { inlineBoot } from './vite/inline-boot.ts';
import { oldestBrowsers } from './vite/oldBrowser.ts';
import { preloads } from './vite/preloads.ts';
import { splitting, type ChunkGroup } from './vite/splitting.ts';
import { unitNames } from './vite/unit-names.ts';

const modules = (paths: readonly string[]): string[] =>
  paths.map((path) => {
    const file = fileURLToPath(new URL(path, import.meta.url));
    // A chunk without it would be another one.
    if (!existsSync(file)) throw new Error(`vite.config.ts names ${path}, which does not exist`);
    return file.replaceAll('\\', '/');
  });
const design = '../design-system/src';
const domain = '../domain/src';

/** What opens over a page: dialogs, menus, option lists, tooltips. */
const overlays = modules([
  `${design}/primitives/Tooltip/TooltipBubble.tsx`,
  `${design}/primitives/Dialog/DialogSheet.tsx`,
  `${design}/primitives/AlertDialog/AlertDialogSheet.tsx`,
  `${design}/primitives/Menu/MenuList.tsx`,
  `${design}/primitives/Select/SelectField.tsx`,
  `${design}/shell/TopBar/NavigationSheet.tsx`,
]);

/** What comes after any first page. */
const late = modules(['./src/shell/overlays/Overlay.tsx']);
const background = modules(['./src/shell/overlays/Background.tsx']);
const remembered = modules([
  './src/shell/overlays/Remembered.tsx',
  `${design}/features/settings/KnownServersMenu/KnownServersMenu.tsx`,
]);

/** What a person opens over any page. */
const preferences = modules(['./src/shell/overlays/Preferences.tsx']);
const palette = modules(['./src/shell/overlays/Palette.tsx']);

/** What every visit begins with. */
const entry = modules(['./index.html']);

/** The page that a sign-in leads to. */
const settings = modules([
  './src/routes/SettingsRoute.tsx',
  `${design}/features/settings/SettingsScreen.tsx`,
  `${design}/tokens/values.ts`,
]);

/** What is left of the setup, on the settings: in a separate chunk. */
const setup = modules([`${design}/primitives/Link/Link.tsx`]);

/** What is loaded later and has modules of the settings. */
const shared = modules(['./src/routes/WebhooksRoute.tsx', './src/shell/overlays/Setup.tsx']);

/** Chunks of modules that several pages share, the most common first. */
const groups: readonly ChunkGroup[] = [
  // What the lists and what comes after any page share.
  {
    name: 'common',
    phase: 'first',
    roots: [...overlays, ...late, ...background, ...remembered, ...preferences, ...palette, ...setup],
  },
  {
    name: 'lists',
    roots: modules([
      // The icons that several chunks have, besides those of the settings.
      '../../node_modules/lucide-react/dist/esm/lucide-react.mjs',
      `${design}/patterns/ListTable/ListTable.tsx`,
      `${design}/patterns/FilterBar/FilterBar.tsx`,
      `${design}/primitives/Badge/Badge.tsx`,
      `${design}/primitives/Checkbox/Checkbox.tsx`,
      `${design}/primitives/Disclosure/Disclosure.tsx`,
      `${design}/primitives/Switch/Switch.tsx`,
      `${design}/patterns/FormDialog/FormDialog.tsx`,
      `${design}/patterns/UndoButton/UndoButton.tsx`,
      `${design}/patterns/VirtualList/VirtualList.tsx`,
      `${design}/patterns/ListTable/BulkActions.tsx`,
      `${design}/primitives/Switch/RowSwitch.tsx`,
      `${design}/lib/react/useLastNonNull.ts`,
      `${design}/lib/react/useOnUnmount.ts`,
      `${design}/patterns/DataTable/useRowSelection.ts`,
      `${design}/patterns/ListMenu/useExportActions.ts`,
      `${domain}/kernel/list/index.ts`,
      `${domain}/kernel/save/rows.ts`,
      `${domain}/kernel/list/rows.ts`,
      `${domain}/kernel/page/load.ts`,
      `${domain}/kernel/page/page-call.ts`,
      `${domain}/kernel/list/duplicate.ts`,
      `${domain}/kernel/page/address.ts`,
      `${domain}/kernel/save/undo.ts`,
      `${domain}/kernel/format.ts`,
      `${domain}/kernel/job/job.ts`,
      `${domain}/kernel/import/list.ts`,
      `${domain}/kernel/save/keyed-queue.ts`,
      `${domain}/kernel/save/editor.ts`,
      `${domain}/kernel/job/bulk-selection.ts`,
      `${domain}/contract/wire/schemas.ts`,
      `${domain}/contract/calls/products.ts`,
      `${domain}/kernel/page/page-acts.ts`,
      `${domain}/kernel/page/facts.ts`,
      `${domain}/contract/calls/monitors.ts`,
      `${domain}/resources/fields/index.ts`,
      `${domain}/resources/region-labels.ts`,
      `${domain}/resources/text.en.ts`,
      '../../node_modules/patronum/not/index.js',
    ]),
  },
  {
    name: 'dates',
    roots: modules([
      '../../node_modules/date-fns/isValid.js',
      '../../node_modules/date-fns/parseISO.js',
      '../../node_modules/date-fns/startOfDay.js',
      `${design}/lib/format/formatDate.ts`,
      `${design}/primitives/Time/Time.tsx`,
      `${domain}/resources/renewal.ts`,
    ]),
  },
  { name: 'progress', roots: modules([`${design}/primitives/ProgressBar/ProgressBar.tsx`]) },
  {
    // What a monitor's page, the overview and the tools share.
    name: 'monitors',
    roots: modules([
      `${design}/patterns/StatusBadge/StatusBadge.tsx`,
      `${domain}/monitors/list/index.ts`,
      `${domain}/monitors/overview/statuses.ts`,
      `${domain}/monitors/loaded/index.ts`,
      `${domain}/shell/brand-words/index.ts`,
      `${domain}/monitors/new/index.ts`,
      `${domain}/resources/delay.ts`,
      `${domain}/resources/monitor-settings.ts`,
      `${domain}/resources/pending-writes.ts`,
      `${domain}/monitors/purchases/index.ts`,
      `${domain}/resources/input-form.ts`,
    ]),
  },
  {
    // What the overview's page and its dialogs share.
    name: 'overview',
    roots: modules([
      `${domain}/monitors/overview/page.ts`,
      `${domain}/monitors/arrangement/index.ts`,
      `${domain}/monitors/updates/open.ts`,
    ]),
  },
  {
    // A monitor with its resources: what only reads monitors would split it.
    name: 'monitor-resources',
    roots: modules([
      `${domain}/contract/calls/monitor-detail.ts`,
      `${domain}/resources/access.ts`,
      `${domain}/resources/example-inputs.ts`,
      `${domain}/resources/inputs.ts`,
      `${domain}/resources/webhooks.ts`,
    ]),
  },
  {
    name: 'late',
    phase: 'later',
    roots: late,
  },
  {
    name: 'background',
    phase: 'later',
    roots: background,
  },
  {
    name: 'remembered',
    phase: 'later',
    roots: remembered,
  },
  {
    name: 'overlays',
    phase: 'later',
    isPrefetched: true,
    roots: overlays,
  },
  {
    // What other dialogs that search have from the palette.
    name: 'palette-search',
    phase: 'later',
    isPrefetched: true,
    roots: modules([
      `${domain}/shell/palette/index.ts`,
      `${design}/patterns/DataTable/SearchHighlight.ts`,
      `${design}/lib/text/matchRanges.ts`,
    ]),
  },
  {
    name: 'palette',
    phase: 'later',
    isPrefetched: true,
    roots: palette,
  },
  {
    // What lists show once a person selects, edits, filters or hides columns.
    name: 'list-extras',
    phase: 'later',
    isPrefetched: true,
    roots: modules([
      `${design}/patterns/DataTable/CellEditor.tsx`,
      `${design}/patterns/DataTable/ColumnPanel.tsx`,
      `${design}/patterns/DataTable/SelectionBar.tsx`,
      `${design}/patterns/FilterBar/FilterSheet.tsx`,
      `${design}/patterns/Job/FailedList.tsx`,
      `${design}/patterns/ListTable/FilteredOut.tsx`,
    ]),
  },
  {
    // Dialogs that change or import many rows of a list.
    name: 'dialogs',
    phase: 'later',
    roots: modules([
      `${design}/patterns/BulkChangeDialog/BulkChangeDialog.tsx`,
      `${design}/patterns/ImportDialog/ImportDialog.tsx`,
      `${domain}/kernel/job/bulk-change.ts`,
      `${domain}/kernel/import/box.ts`,
      `${domain}/kernel/import/export.ts`,
      `${domain}/kernel/import/csv.ts`,
      `${domain}/kernel/import/text.en.ts`,
    ]),
  },
  {
    // What is done to selected monitors.
    name: 'arrangement',
    phase: 'later',
    roots: modules(['./src/routes/monitors/Selected.tsx', `${domain}/monitors/selected/index.ts`]),
  },
  {
    // What opens over a monitor's page.
    name: 'monitor-dialogs',
    phase: 'later',
    isPrefetched: true,
    roots: modules([
      './src/routes/monitor-detail/Dialogs.tsx',
      `${design}/features/monitor/AddInputDetails.tsx`,
      `${design}/features/monitor/AddInputSheet.tsx`,
      `${design}/features/monitor/DeletingBanner.tsx`,
      `${design}/features/monitor/PendingInputs.tsx`,
    ]),
  },
];

const routes = fileURLToPath(new URL('./src/routes', import.meta.url));

/** Shares with dialogs of other pages what they show later. */
const tools: ReadonlySet<string> = new Set(['HistoryRoute.tsx', 'WebhooksRoute.tsx']);

/**
 * The modules that a first visit of another page begins with: the routes, and what follows their first paint. The demo
 * imports main.tsx later.
 */
const pages = [
  ...modules(['./src/main.tsx', './src/shell/ConfigError.tsx']),
  ...readdirSync(routes).flatMap((file) =>
    file.endsWith('Route.tsx') && file !== 'SettingsRoute.tsx' && !tools.has(file)
      ? [`${routes}/${file}`]
      : [],
  ),
];

export default defineConfig({
  plugins: [
    unitNames(),
    compileText(),
    react(),
    inlineBoot(),
    preloads(groups.flatMap(({ roots, isPrefetched }) => (isPrefetched === true ? roots : []))),
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
  ],
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: false, pure: true },
    },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    // Without a comment in the files, since the maps are not served (scripts/buildApp.ts).
    sourcemap: 'hidden',
    manifest: true,
    chunkSizeWarningLimit: 700,
    modulePreload: {
      polyfill: false,
      // The import fetches its own file; preload only its dependencies.
      resolveDependencies: (file, dependencies) => dependencies.filter((each) => each !== file),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: splitting(groups, { entry, settings, shared, pages }),
      },
    },
  },
  server: { host: '127.0.0.1' },
});
