import type { ReactNode } from 'react';
import { Scroll, Table } from '../foundations/parts/frame';
import api from '../../docs/api/openapi.json';

interface Operation {
  readonly summary: string;
  readonly 'x-access': string;
  readonly responses: Readonly<Record<string, unknown>>;
}

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = api.paths;

const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    address: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

/** Every call of the API with who may make it and what it may be answered with. */
export function ApiCalls(): ReactNode {
  return (
    <Scroll>
      <Table aria-label="Calls">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What it does</th>
            <th scope="col">Who</th>
            <th scope="col">Statuses</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ address, operation }) => (
            <tr key={address}>
              <th scope="row">
                <code>{address}</code>
              </th>
              <td>{operation.summary}</td>
              <td>{operation['x-access']}</td>
              <td>{Object.keys(operation.responses).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
