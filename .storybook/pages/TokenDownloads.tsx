import type { ReactNode } from 'react';
import { Scroll, Table } from '../foundations/parts/frame';
import { tokenFiles } from '../../scripts/tokens/dtcg';

const contents: Readonly<Record<string, string>> = {
  'dropdeck.resolver.json':
    'Combines the other files to one set per theme. Start here if the tool reads resolvers.',
  'foundation.tokens.json': 'Space, radius, type, motion and layers, which are the same in both themes.',
  'light.tokens.json': 'Colors and the shadow of the light theme.',
  'dark.tokens.json': 'Colors and the shadow of the dark theme.',
};

/** The exported token files, which the catalogue serves. */
export function TokenDownloads(): ReactNode {
  return (
    <Scroll>
      <Table aria-label="Token files">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Content</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(tokenFiles()).map((name) => (
            <tr key={name}>
              <th scope="row">
                <a href={`./tokens/${name}`} download={name}>
                  {name}
                </a>
              </th>
              <td>{contents[name]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
