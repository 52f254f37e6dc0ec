import { describe, expect, it } from 'vitest';
import { projects, projectsReached, testsReached } from './projectsReached.ts';

describe('projectsReached', () => {
  it('checks the types of every package that imports a changed one', () => {
    expect(projectsReached(['packages/domain/src/redirects/list.ts'])).toEqual([
      'packages/domain',
      'packages/sandbox',
      'packages/app',
      'tsconfig.tools.json',
    ]);
    expect(projectsReached(['packages/design-system/src/primitives/Button/Button.tsx'])).toEqual([
      'packages/design-system',
      'packages/app',
      'tsconfig.tools.json',
    ]);
  });

  it('checks only the own package of a test or a story', () => {
    expect(projectsReached(['packages/design-system/src/primitives/Button/Button.stories.tsx'])).toEqual([
      'packages/design-system',
    ]);
    expect(projectsReached(['packages/domain/src/redirects/list.test.ts'])).toEqual(['packages/domain']);
  });

  it('checks only the tools after a change of a script', () => {
    expect(projectsReached(['scripts/visual/archive.ts', 'e2e/lists.e2e.ts'])).toEqual([
      'tsconfig.tools.json',
    ]);
  });

  it('knows every project', () => {
    expect(projectsReached(['packages/domain/src/index.ts', 'packages/design-system/src/index.ts'])).toEqual(
      Object.keys(projects),
    );
  });
});

describe('testsReached', () => {
  it('leaves out the tests of lower layers, and stories after a change below the design system', () => {
    expect(testsReached(['packages/domain/src/redirects/list.ts'])).toEqual([
      'tools',
      'domain',
      'sandbox',
      'app',
    ]);
    expect(testsReached(['packages/design-system/src/primitives/Button/Button.tsx'])).toEqual([
      'tools',
      'design-system',
      'stories',
      'app',
    ]);
  });

  it('leaves out nothing after a change of the configuration', () => {
    expect(testsReached(['.storybook/preview.tsx', 'docs/effector.md'])).toEqual([]);
    expect(testsReached(['vitest.workspace.ts'])).toEqual([]);
  });
});
