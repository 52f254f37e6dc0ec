import { createPage } from '../../kernel/page/page';

/** The query of the plan screen: the key of an invite link, or `null`. */
export interface PlansParams {
  readonly inviteKey: string | null;
}

/** The plan screen of a customer who has not paid. */
export const page = createPage<PlansParams>('plans');
