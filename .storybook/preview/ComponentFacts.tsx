import { AnchorMdx, Subheading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';
import styled from 'styled-components';
import { components } from 'virtual:catalogue';
import { Scroll, Table, unstyled } from '../foundations/parts/frame';
import {
  color,
  colorNames,
  colorVariable,
  radius,
  space,
  text,
} from '../../packages/design-system/src/tokens';

/** The address of a component's docs page. */
const docsUrl = (title: string): string => `?path=/docs/${toId(title, 'docs')}`;

const List = styled.ul.attrs(unstyled)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  color: ${color.text};
  ${text.small}

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

/** The name of a row, which the page would break anywhere. */
const RowName = styled.th.attrs({ scope: 'row' })`
  overflow-wrap: normal;
  white-space: nowrap;
  vertical-align: top;
`;

const Swatch = styled.span`
  width: 12px;
  height: 12px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
`;

function TokenList({ group, names }: { group: string; names: readonly string[] }): ReactNode {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          {group === 'color' &&
            colorNames
              .filter((known) => known === name)
              .map((known) => <Swatch key={known} style={{ background: `var(${colorVariable(known)})` }} />)}
          <code>{name}</code>
        </li>
      ))}
    </List>
  );
}

function Links({ folders }: { folders: readonly string[] }): ReactNode {
  const found = components.filter(({ folder }) => folders.includes(folder));
  return (
    <List>
      {found.map(({ folder, title }) => (
        <li key={folder}>
          <AnchorMdx href={docsUrl(title)}>{title.split('/').at(-1)}</AnchorMdx>
        </li>
      ))}
    </List>
  );
}

/** The folder of a stories file: `primitives/Button`. */
const folderOf = (file: string): string => file.replace(/^.*\/src\//, '').replace(/\/[^/]+$/, '');

/** The tokens that a component's source reads and the components around it. */
export function ComponentFacts({ file }: { file: string }): ReactNode {
  const folder = folderOf(file);
  const component = components.find((candidate) => candidate.folder === folder);
  if (component === undefined) return null;
  const usedBy = components.filter(({ uses }) => uses.includes(folder)).map((user) => user.folder);
  const groups = Object.entries(component.tokens);
  return (
    <>
      {groups.length > 0 && (
        <>
          <Subheading>Tokens</Subheading>
          <Scroll>
            <Table aria-label="Tokens">
              <tbody>
                {groups.map(([group, names]) => (
                  <tr key={group}>
                    <RowName>{group}</RowName>
                    <td>
                      <TokenList group={group} names={names.length > 0 ? names : [group]} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        </>
      )}
      {component.uses.length + usedBy.length > 0 && (
        <>
          <Subheading>Related</Subheading>
          <Scroll>
            <Table aria-label="Related">
              <tbody>
                {component.uses.length > 0 && (
                  <tr>
                    <RowName>Uses</RowName>
                    <td>
                      <Links folders={component.uses} />
                    </td>
                  </tr>
                )}
                {usedBy.length > 0 && (
                  <tr>
                    <RowName>Used by</RowName>
                    <td>
                      <Links folders={usedBy} />
                    </td>
                  </tr>
                )}
              </tbody>
            </Table>
          </Scroll>
        </>
      )}
    </>
  );
}
