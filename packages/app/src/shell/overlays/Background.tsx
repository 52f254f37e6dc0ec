import { useEffect, type ReactNode } from 'react';
import { deleteRemovedEntries } from '../../browser/removedEntries';
import { LinkGiven } from './LinkGiven';
import { ReleaseWatch } from './ReleaseWatch';
import { Reports } from './Reports';
import { KnownNames } from './KnownNames';
import { SetupAside } from './SetupAside';

/**
 * What comes last in a visit: links from other pages, reports, new releases, names of servers and the progress of
 * the setup. A separate chunk, so that it is evaluated after the keys in a short task.
 */
export default function Background(): ReactNode {
  useEffect(deleteRemovedEntries, []);
  return (
    <>
      <SetupAside />
      <LinkGiven />
      <Reports />
      <ReleaseWatch />
      <KnownNames />
    </>
  );
}
