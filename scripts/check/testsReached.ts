/** The folders whose code each package imports, and the projects of Vitest (vitest.workspace.ts) with its tests. */
const packages: Readonly<Record<string, { imports: readonly string[]; tests: readonly string[] }>> = {
  'packages/domain/': { imports: ['packages/domain/'], tests: ['domain'] },
  'packages/design-system/': {
    imports: ['packages/design-system/'],
    tests: ['design-system', 'stories', 'app'],
  },
  'packages/sandbox/': { imports: ['packages/sandbox/', 'packages/domain/'], tests: ['sandbox'] },
  'packages/contract-kit/': {
    imports: ['packages/contract-kit/', 'packages/sandbox/', 'packages/domain/'],
    tests: ['contract-kit'],
  },
  'packages/app/': { imports: ['packages/'], tests: ['app'] },
};

/**
 * The projects of Vitest whose tests can import one of these files; none stands for all of them. A test or a story
 * reaches only its package.
 */
export function testsReached(files: readonly string[]): string[] {
  if (!files.every((file) => /^(?:packages|e2e|scripts|bench|docs)\//.test(file))) return [];
  const isLeaf = (file: string): boolean => /\.(?:test|stories)\.tsx?$/.test(file);
  const reached = Object.entries(packages).filter(([folder, { imports }]) =>
    files.some((file) =>
      isLeaf(file) ? file.startsWith(folder) : imports.some((imported) => file.startsWith(imported)),
    ),
  );
  return [...new Set(['tools', ...reached.flatMap(([, { tests }]) => tests)])];
}
