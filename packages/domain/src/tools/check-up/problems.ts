import type { MonitorListItem } from '../../contract/calls/monitors';
import { customerOf, type CustomerInfo } from '../../account/session';
import { hasServers, webhookStateOf } from '../../shell/setup';

/** What can be wrong. */
export type ProblemKind =
  | 'noWebhook'
  | 'oddWebhook'
  | 'repeated'
  | 'noServers'
  | 'monitorSetup'
  | 'inputsOff'
  | 'shadowed'
  | 'denied'
  | 'renewal'
  | 'draft';

/** Something that is wrong, or likely so. */
export interface Problem {
  readonly kind: ProblemKind;
  /** What it is about among those of its kind: a uuid, an id; '' where there is one. */
  readonly key: string;
  /** The same for people; '' where the kind says it. */
  readonly name: string;
  /** What it follows from: a problem that was put away comes back when this changes. Never a secret. */
  readonly fact: string;
}

/** `monitorSetup:<uuid>`; unique, and the same at every visit. */
export const idOf = ({ kind, key }: Pick<Problem, 'kind' | 'key'>): string => `${kind}:${key}`;

/** A draft that no editor has open. */
export interface ClosedDraft {
  readonly key: string;
  readonly name: string;
  readonly savedAt: number;
  readonly isMissing: boolean;
  readonly isElsewhere: boolean;
}

/** What the pages of a visit load anyway. */
export interface KnownFacts {
  readonly info: CustomerInfo;
  readonly isRenewalDue: boolean;
  readonly monitors: readonly MonitorListItem[];
  readonly drafts: readonly ClosedDraft[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Milliseconds after which a draft counts as forgotten. */
export const FORGOTTEN_MS = 24 * 60 * 60 * 1000;

/** A text that tells values apart and does not give them away. */
export function fingerprint(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) % 4_294_967_296;
  return hash.toString(36);
}

const found = (kind: ProblemKind, fact = '', key = '', name = ''): Problem => ({ kind, key, name, fact });

/** The problems that follow from what pages load anyway. */
export function knownProblems({ info, isRenewalDue, monitors, drafts, now }: KnownFacts): readonly Problem[] {
  const customer = customerOf(info);
  const webhook = webhookStateOf(info);
  return [
    ...(webhook === 'missing' ? [found('noWebhook')] : []),
    ...(webhook === 'odd' ? [found('oddWebhook', fingerprint(customer?.webhook_url ?? ''))] : []),
    ...(hasServers(info) ? [] : [found('noServers')]),
    ...(isRenewalDue ? [found('renewal', String(customer?.next_renewal))] : []),
    ...monitors
      .filter(({ not_setup }) => not_setup === true)
      .map(({ monitor_uuid, monitor_name }) => found('monitorSetup', '', monitor_uuid, monitor_name)),
    ...drafts
      .filter(
        ({ savedAt, isMissing, isElsewhere }) => now - savedAt > FORGOTTEN_MS && !isMissing && !isElsewhere,
      )
      .map(({ key, name, savedAt }) => found('draft', String(savedAt), key, name)),
  ];
}
