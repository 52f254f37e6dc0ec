import type { Day } from '../../kernel/calendar';
import { renewalOf, type Renewal } from '../../resources/renewal';
import { customerOf, type CustomerInfo } from '../session';
import { renewalDay } from './renewal';

/** The customer on the payment screen (specification 2.12). */
export interface PaymentProfile {
  readonly name: string;
  readonly image: string;
  readonly hexColor: string;
  readonly renewal: Renewal;
  /** `null` if the purchases have no such list. */
  readonly monitors: readonly string[] | null;
  readonly toolboxes: readonly string[] | null;
}

/** @param today the viewer's calendar day; `''` while it is not known. */
export function paymentProfileOf(info: CustomerInfo | null, today: Day): PaymentProfile | null {
  if (info === null || today === '') return null;
  const customer = customerOf(info);
  return {
    name: customer?.name ?? '',
    image: customer?.image ?? '',
    hexColor: customer?.hex_color ?? '',
    renewal: renewalOf(renewalDay(customer?.next_renewal), today),
    monitors: customer?.purchases?.monitor ?? null,
    toolboxes: customer?.purchases?.toolbox ?? null,
  };
}
