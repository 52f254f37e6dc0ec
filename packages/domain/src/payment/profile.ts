import { customerOf, type CustomerInfo } from '../session';
import { renewalDay } from './renewal';

/** The customer on the payment screen (specification 2.12). */
export interface PaymentProfile {
  readonly name: string;
  readonly image: string;
  readonly hexColor: string;
  /** `yyyy-MM-dd`; `null` if it is missing or unreadable. */
  readonly renewsOn: string | null;
  /** `null` if the purchases have no such list. */
  readonly monitors: readonly string[] | null;
  readonly toolboxes: readonly string[] | null;
}

export function paymentProfileOf(info: CustomerInfo | null): PaymentProfile | null {
  if (info === null) return null;
  const customer = customerOf(info);
  return {
    name: customer?.name ?? '',
    image: customer?.image ?? '',
    hexColor: customer?.hex_color ?? '',
    renewsOn: renewalDay(customer?.next_renewal),
    monitors: customer?.purchases?.monitor ?? null,
    toolboxes: customer?.purchases?.toolbox ?? null,
  };
}
