/** The projects of `npm run typecheck`, and the folders whose code each one imports. */
export const projects: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['packages/domain/'],
  'packages/design-system': ['packages/design-system/'],
  'packages/sandbox': ['packages/sandbox/', 'packages/domain/'],
  'packages/app': ['packages/'],
  'tsconfig.tools.json': ['packages/', '.storybook/', 'e2e/', 'scripts/', 'bench/', 'vitest'],
};

/** The projects whose types a change of these files can break. A test or a story reaches only its own package. */
export function projectsReached(files: readonly string[]): string[] {
  const isLeaf = (file: string): boolean => /\.(?:test|stories)\.tsx?$/.test(file);
  return Object.entries(projects)
    .filter(([project, folders]) =>
      files.some((file) =>
        isLeaf(file) && file.startsWith('packages/')
          ? file.startsWith(`${project}/`)
          : folders.some((folder) => file.startsWith(folder)),
      ),
    )
    .map(([project]) => project);
}

/** The projects of Vitest (vitest.workspace.ts) with the tests of each package. */
const tests: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['domain'],
  'packages/design-system': ['design-system', 'stories', 'app'],
  'packages/sandbox': ['sandbox'],
  'packages/app': ['app'],
};

/** The projects of Vitest whose tests can import one of these files; none stands for all of them. */
export function testsReached(files: readonly string[]): string[] {
  if (!files.every((file) => /^(?:packages|e2e|scripts|bench|docs)\//.test(file))) return [];
  return [...new Set(['tools', ...projectsReached(files).flatMap((project) => tests[project] ?? [])])];
}
