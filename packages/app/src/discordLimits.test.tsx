import { discordLimits } from '@dropdeck/design-system';
import { embedLimits } from '@dropdeck/domain/updates';
import { expect, it } from 'vitest';

it('The limits that an update is counted by are those that its preview is cut by', () => {
  expect(discordLimits).toMatchObject(embedLimits);
});
