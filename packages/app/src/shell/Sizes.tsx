import { otherSizes, type SizeSystem } from '@dropdeck/design-system';
import { setLocale } from '@dropdeck/text';
import { useLayoutEffect } from 'react';

/** Has the page say sizes of another system beside EU while it is rendered. Renders nothing. */
export default function Sizes({ system }: { system: SizeSystem }): null {
  useLayoutEffect(() => {
    setLocale({ sizes: (range) => otherSizes(range, system) });
    return () => setLocale({ sizes: undefined });
  }, [system]);
  return null;
}
