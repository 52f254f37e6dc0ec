import { describe, expect, it } from 'vitest';
import { testsReached } from './testsReached.ts';

describe('testsReached', () => {
  it('leaves out the tests of lower layers, and stories after a change below the design system', () => {
    expect(testsReached(['packages/domain/src/monitors/redirects/list.ts'])).toEqual([
      'tools',
      'domain',
      'sandbox',
      'contract-kit',
      'app',
    ]);
    expect(testsReached(['packages/design-system/src/primitives/Button/Button.tsx'])).toEqual([
      'tools',
      'design-system',
      'stories',
      'app',
    ]);
  });

  it('stays in the package of a test or a story', () => {
    expect(testsReached(['packages/domain/src/monitors/redirects/list.test.ts'])).toEqual([
      'tools',
      'domain',
    ]);
    expect(testsReached(['packages/design-system/src/primitives/Button/Button.stories.tsx'])).toEqual([
      'tools',
      'design-system',
      'stories',
      'app',
    ]);
  });

  it('runs only the tools after a change of a script', () => {
    expect(testsReached(['scripts/visual/store.ts', 'e2e/lists.e2e.ts'])).toEqual(['tools']);
  });

  it('leaves out nothing after a change of the configuration', () => {
    expect(testsReached(['.storybook/preview.tsx', 'docs/effector.md'])).toEqual([]);
    expect(testsReached(['vitest.workspace.ts'])).toEqual([]);
  });
});
