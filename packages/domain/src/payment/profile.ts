import { customerOf, type CustomerInfo } from '../session';
import { renewalDay } from './renewal';

/** What the payment screen shows of a customer (specification 2.12). */
export interface PaymentProfile {
  readonly name: string;
  readonly image: string;
  /** The customer's colour as it was typed. */
  readonly hexColor: string;
  /** `yyyy-MM-dd`; `null` where there is no renewal, or none that can be read. */
  readonly renewsOn: string | null;
  /** `null` where the purchases name no such list. */
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
