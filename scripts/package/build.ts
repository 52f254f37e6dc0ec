import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { build } from 'vite';
import { compileText } from '../../packages/text/vite/compileText.ts';
import { root } from '../root.ts';

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
        { types: `./types/entries/${entry}.d.ts`, default: `./entries/${entry}.js` },
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

/** Copies the compiler's declarations of the entries and of what they import, with the paths that Node demands. */
function buildTypes(): void {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', source]);
  const types = join(root, '.reports/types');
  const own = join(types, 'design-system/packages/design-system/src');
  const text = join(types, 'text');
  const targetOf = (file: string): string =>
    join(
      packageFolder,
      'types',
      file.startsWith(own) ? relative(own, file) : join('text', relative(text, file)),
    );
  const copied = new Set<string>();
  const copy = (file: string): string => {
    const target = targetOf(file);
    if (copied.has(file)) return target;
    copied.add(file);
    const code = readFileSync(file, 'utf8').replaceAll(
      /(from |import\(|import )(['"])(\.[^'"]*|@dropdeck\/text)\2/g,
      (_, start: string, quote: string, path: string) => {
        const base = path === TEXT ? text : join(dirname(file), path);
        const found = [`${base}.d.ts`, join(base, 'index.d.ts')].find((each) => existsSync(each));
        if (found === undefined) throw new Error(`${file} imports ${path}, which has no types`);
        const to = relative(dirname(target), copy(found))
          .replaceAll('\\', '/')
          .replace(/\.d\.ts$/, '.js');
        return `${start}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
      },
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    return target;
  };
  for (const entry of entries) copy(join(own, 'entries', `${entry}.d.ts`));
}

/** Builds the design system as a package into `packageFolder`. */
export async function buildPackage(): Promise<void> {
  const modules = await buildModules();
  const fonts = readFileSync(join(source, 'src/theme/fonts.css'), 'utf8');
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
