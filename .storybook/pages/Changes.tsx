import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { components, history } from 'virtual:catalogue';
import { Scroll, Table } from '../foundations/parts/frame';
import { docsUrl } from '../preview/ComponentFacts';

/** The page shows at most this many commits. */
const MAX_CHANGES = 60;

/** A commit that touches more components than this names their number only. */
const MAX_COMPONENTS = 8;

const byFolder = new Map(components.map((component) => [component.folder, component]));

function Touched({ folders }: { folders: readonly string[] }): ReactNode {
  const found = folders.map((folder) => byFolder.get(folder)).filter((component) => component !== undefined);
  if (found.length > MAX_COMPONENTS) return `${found.length} components`;
  return found.map(({ folder, title }, index) => (
    <Fragment key={folder}>
      {index > 0 && ', '}
      <AnchorMdx href={docsUrl(title)}>{title.split('/').at(-1)}</AnchorMdx>
    </Fragment>
  ));
}

/** The last commits that touched a component, newest first. */
export function Changes(): ReactNode {
  if (history === null)
    return <p>This catalogue was built without the whole git history, so nothing is known here.</p>;
  const changes = history.filter(({ folders }) => folders.some((folder) => byFolder.has(folder)));
  return (
    <>
      <p>
        The last {Math.min(MAX_CHANGES, changes.length)} of {changes.length} commits that touched a component.
      </p>
      <Scroll>
        <Table aria-label="Changes">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Change</th>
              <th scope="col">Components</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, MAX_CHANGES).map(({ hash, date, subject, folders }) => (
              <tr key={hash}>
                <td style={{ whiteSpace: 'nowrap' }}>{date}</td>
                <th scope="row">{subject}</th>
                <td>
                  <Touched folders={folders} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
}
