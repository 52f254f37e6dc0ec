import { discordLimits } from '@dropdeck/design-system';
import { embedLimits } from '@dropdeck/domain/monitors/updates';
import { describe, expect, it } from 'vitest';

describe('Discord limits', () => {
  it('are the same for the form of an update and for its preview', () => {
    expect(discordLimits).toMatchObject(embedLimits);
  });
});
