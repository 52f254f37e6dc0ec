import { $off } from '@dropdeck/domain/shell/notices';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Drafts } from './Drafts';
import { LinkGiven } from './LinkGiven';
import { Operator } from './Operator';
import { ReleaseWatch } from './ReleaseWatch';
import { KnownNames } from './KnownNames';
import { SetupAside } from './SetupAside';

/**
 * What comes last in a visit: drafts, links from other pages, notices, new releases, names of servers and the progress of the setup. A separate chunk, so that
 * it is evaluated after the keys in a short task.
 */
export default function Background(): ReactNode {
  const off = useUnit($off);
  return (
    <>
      {!off.has('setup') && <SetupAside />}
      <Drafts />
      <LinkGiven />
      <Operator />
      <ReleaseWatch />
      <KnownNames />
    </>
  );
}
