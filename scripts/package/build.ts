import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeCss } from '@dropdeck/design-system/theme-css';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IExtractorMessagesConfig,
} from '@microsoft/api-extractor';
import { build } from 'vite';
import { compileText } from '../../packages/text/vite/compileText.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/design-system');

/** Part of the built package: no product installs it. */
const TEXT = '@dropdeck/text';

/** The built package: `npm pack` of it is what another product installs. */
export const packageFolder = join(source, 'dist');

/** The names of the package's entries: a file of `src/entries` each. */
export const entries = readdirSync(join(source, 'src/entries')).map((file) => file.replace(/\.ts$/, ''));

type Manifest = Readonly<Record<string, unknown>> & {
  readonly dependencies: Readonly<Record<string, string>>;
};

/**
 * What package.json of the built package says: built files in place of the sources that this repository imports, and the
 * dependencies that they have.
 */
function manifest(modules: readonly string[]): object {
  const [{ dependencies, ...rest }, text] = [source, join(root, 'packages/text')].map(
    (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  ) as [Manifest, Manifest];
  const isUsed = (name: string): boolean =>
    modules.some(
      (code) => code.includes(`"${name}"`) || code.includes(`"${name}/`) || code.includes(`'${name}/`),
    );
  return {
    name: rest['name'],
    version: rest['version'],
    type: 'module',
    sideEffects: rest['sideEffects'],
    exports: Object.fromEntries([
      ...entries.map((entry) => [
        `./${entry}`,
        { types: `./types/${entry}.d.ts`, default: `./entries/${entry}.js` },
      ]),
      ...['theme.css', 'fonts.css', 'package.json'].map((file) => [`./${file}`, `./${file}`]),
    ]),
    dependencies: Object.fromEntries(
      Object.entries({ ...dependencies, ...text.dependencies }).filter(([name]) => isUsed(name)),
    ),
    peerDependencies: rest['peerDependencies'],
  };
}

/** A module for each source, so that a bundler takes what a product imports and no more. Returns their code. */
async function buildModules(): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    plugins: [compileText()],
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
    },
    build: {
      target: 'es2023',
      minify: false,
      lib: { entry: entries.map((entry) => join(source, 'src/entries', `${entry}.ts`)), formats: ['es'] },
      rolldownOptions: {
        // What the package says is in it.
        external: (id) => /^[^./]/.test(id) && id !== TEXT,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(source, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

const silent = { default: { logLevel: ExtractorLogLevel.None } };
const messages: IExtractorMessagesConfig = {
  compilerMessageReporting: silent,
  extractorMessageReporting: silent,
  tsdocMessageReporting: silent,
};

/** Writes the types of each entry as one file. */
function buildTypes(): void {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', source]);
  const types = join(root, '.reports/types');
  // The declarations of the other package; its exports are sources.
  const tsconfig = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: { paths: { [TEXT]: [join(types, 'text/index.d.ts')] } },
  };
  const configs = entries.map((entry) =>
    ExtractorConfig.prepare({
      packageJsonFullPath: join(source, 'package.json'),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: source,
        mainEntryPointFilePath: join(types, `design-system/packages/design-system/src/entries/${entry}.d.ts`),
        compiler: { overrideTsconfig: tsconfig },
        bundledPackages: [TEXT],
        dtsRollup: { enabled: true, untrimmedFilePath: join(packageFolder, `types/${entry}.d.ts`) },
        newlineKind: 'lf',
        docModel: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages,
      },
    }),
  );
  const [first, ...others] = configs;
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    Extractor.invoke(config, {
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
  }
}

/** Builds the design system as a package into `packageFolder`. */
export async function buildPackage(): Promise<void> {
  const modules = await buildModules();
  const fonts = readFileSync(join(source, 'src/theme/fonts.css'), 'utf8');
  mkdirSync(join(packageFolder, 'types'), { recursive: true });
  writeFileSync(
    join(packageFolder, 'package.json'),
    `${JSON.stringify(manifest([...modules, fonts]), null, 2)}\n`,
  );
  writeFileSync(join(packageFolder, 'theme.css'), `${themeCss}\n`);
  writeFileSync(join(packageFolder, 'fonts.css'), fonts);
  for (const file of ['README.md', 'CHANGELOG.md'])
    copyFileSync(join(source, file), join(packageFolder, file));
  buildTypes();
}

/** Packs the built package into a folder. Returns the file. */
export function pack(folder: string): string {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: packageFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  ) as readonly { readonly filename: string }[];
  return join(folder, packed?.filename ?? '');
}
