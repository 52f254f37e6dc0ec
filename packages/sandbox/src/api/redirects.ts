import { createRedirect, deleteRedirect, getRedirects, updateRedirect } from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, refuse, saved } from '../endpoint.ts';

const missing = refuse(404, 'There is no such redirect.');

/** Endpoints of redirects (specification 2.6). */
export const redirectsApi: readonly Endpoint[] = [
  endpoint(getRedirects, ({ workspace }) => ok({ data: { redirects: workspace.redirects() } })),

  endpoint(createRedirect, ({ workspace, payload, backend }) => {
    workspace.redirects().push({ ...payload, id: backend.nextId() });
    return saved;
  }),

  endpoint(updateRedirect, ({ workspace, payload }) => {
    const redirects = workspace.redirects();
    const index = redirects.findIndex(({ id }) => id === payload.id);
    if (index < 0) return missing;
    redirects[index] = payload;
    return saved;
  }),

  endpoint(deleteRedirect, ({ workspace, payload }) => {
    const redirects = workspace.redirects();
    const index = redirects.findIndex(({ id }) => id === payload.id);
    if (index < 0) return missing;
    redirects.splice(index, 1);
    return saved;
  }),
];
