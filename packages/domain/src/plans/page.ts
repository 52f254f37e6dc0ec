import { createPage } from '../shared/page';

/** What the plan screen's address says: the key of an invite link, or `null`. */
export interface PlansParams {
  readonly inviteKey: string | null;
}

/** The plan screen, shown by the routing table to whoever has not paid. */
export const page = createPage<PlansParams>('plans');
