import type { ReactNode } from 'react';

/** A link that breaks after its slashes, before it breaks inside of a word. */
export const breakable = (link: string): ReactNode =>
  link
    .match(/[^/]+\/*|\/+/g)
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
    ?.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
