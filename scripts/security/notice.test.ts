import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { thirdPartyNotice } from './notice.ts';

const notice = thirdPartyNotice(root);

it('the notice of a build has the licenses of what it contains, and of no tool', () => {
  for (const name of ['react', 'effector', 'styled-components', 'react-aria-components'])
    expect(notice).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(notice).toContain('Permission is hereby granted, free of charge');
  expect(notice).toContain('SIL OPEN FONT LICENSE');
  expect(notice).not.toMatch(/^(?:vitest|oxlint|playwright-core) /m);
});
