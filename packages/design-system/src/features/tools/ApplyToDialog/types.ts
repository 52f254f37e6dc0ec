import type { LoadStatus } from '../../../loading/loadStatus';
import type { PlanProps } from '../../../patterns/Plan/types';

/** What can be applied to other monitors. */
export type ApplyPart =
  | 'inputs'
  | 'webhooks'
  | 'ownProducts'
  | 'delay'
  | 'proxyList'
  | 'product'
  | 'keywords'
  | 'inputsAllowed'
  | 'examples'
  | 'access';

/** Which inputs of the monitor. */
export type ApplyInputs = 'all' | 'shown' | 'selected';
/** Whether a list joins what a monitor has, or replaces it. */
export type ApplyMode = 'add' | 'replace';

/** What the person applies. */
export interface ApplyChoice {
  readonly parts: readonly ApplyPart[];
  readonly inputs: ApplyInputs;
  /** The regions whose webhooks are applied. */
  readonly regions: readonly string[];
  readonly modes: Readonly<Record<'inputs' | 'examples' | 'access', ApplyMode>>;
}

/** What the monitor has to apply. */
export interface ApplyOffer {
  readonly inputs: Readonly<Record<ApplyInputs, number>>;
  /** The regions with a webhook. */
  readonly regions: ReadonlyArray<{ readonly region: string; readonly label: string }>;
  readonly examples: number;
  readonly hasKeywords: boolean;
}

/** A monitor to apply to. */
export interface ApplyTarget {
  readonly uuid: string;
  readonly name: string;
  readonly product: string;
  readonly status: string;
}

export interface ApplyTargetsProps {
  status: LoadStatus;
  /** Those that match the search, the product and the view. Keep the array stable. */
  monitors: readonly ApplyTarget[];
  /** How many there are in all. */
  total: number;
  picked: ReadonlySet<string>;
  search: string;
  /** '' for all. */
  product: string;
  products: readonly string[];
  /** The id of the overview's view that applies. */
  view: string;
  views: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  onSearchChange: (text: string) => void;
  onProductChange: (product: string) => void;
  onViewChange: (id: string) => void;
  onPick: (change: { uuid: string; isPicked: boolean }) => void;
  /** Picks all that match, or lets go of them. */
  onPickMatches: (isPicked: boolean) => void;
  onRetry: () => void;
}

/** How far the reading of the monitors is. */
export interface ApplyScan {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly waitMs?: number | null;
  readonly failed: ReadonlyArray<{ readonly uuid: string; readonly name: string; readonly reason: string }>;
}

export interface ApplyScanProps {
  /** Null until it starts. */
  scan: ApplyScan | null;
  targetCount: number;
  /** How many monitors are read. */
  readCount: number;
}

export interface ApplyToDialogProps extends ApplyScanProps {
  isOpen: boolean;
  stage: 'choice' | 'targets' | 'scan' | 'plan';
  /** Whether the monitor was cloned: its clone is the only target, and nothing leads back. */
  isClone?: boolean | undefined;
  sourceName: string;
  sourceStatus: LoadStatus;
  offer: ApplyOffer;
  /** The parts that this person may apply. */
  parts: readonly ApplyPart[];
  choice: ApplyChoice;
  /** Whether the choice can be applied. */
  isChosen: boolean;
  targets: ApplyTargetsProps;
  plan: Omit<PlanProps, 'onClose' | 'closeLabel' | 'action'>;
  onChoiceChange: (change: Partial<ApplyChoice>) => void;
  onContinue: () => void;
  onBack: () => void;
  onScanStop: () => void;
  /** Reads those that failed or were stopped. */
  onScanRetry: () => void;
  /** Plans for those that were read. */
  onPlan: () => void;
  onSourceRetry: () => void;
  onClose: () => void;
}
