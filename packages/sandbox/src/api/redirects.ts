import { createRedirect, deleteRedirect, getRedirects, updateRedirect } from '@dropdeck/domain/contracts';
import { botCall, ok, refuse, saved, type Endpoint } from '../endpoint.ts';

const missing = refuse(404, 'There is no such redirect.');

/** Endpoints of redirects (specification 2.6). */
export const redirectsApi: readonly Endpoint[] = [
  botCall(getRedirects, ({ workspace }) => ok({ data: { redirects: workspace.redirects() } })),

  botCall(createRedirect, ({ workspace, payload, backend }) => {
    workspace.redirects().push({ ...payload, id: backend.nextId() });
    return saved;
  }),

  botCall(updateRedirect, ({ workspace, payload }) => {
    const redirects = workspace.redirects();
    const index = redirects.findIndex(({ id }) => id === payload.id);
    if (index < 0) return missing;
    redirects[index] = payload;
    return saved;
  }),

  botCall(deleteRedirect, ({ workspace, payload }) => {
    const redirects = workspace.redirects();
    const index = redirects.findIndex(({ id }) => id === payload.id);
    if (index < 0) return missing;
    redirects.splice(index, 1);
    return saved;
  }),
];
