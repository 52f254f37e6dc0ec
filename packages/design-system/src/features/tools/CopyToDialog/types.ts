import type { LoadStatus } from '../../../loading/loadStatus';
import type { PlanProps } from '../../../patterns/Plan/types';

/** What can be copied to other monitors. */
export type CopyPart =
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
export type CopyInputs = 'all' | 'shown' | 'selected';
/** Whether a list joins what a monitor has, or replaces it. */
export type CopyMode = 'add' | 'replace';

/** What the person copies. */
export interface CopyChoice {
  readonly parts: readonly CopyPart[];
  readonly inputs: CopyInputs;
  /** The regions whose webhooks are copied. */
  readonly regions: readonly string[];
  readonly modes: Readonly<Record<'inputs' | 'examples' | 'access', CopyMode>>;
}

/** What the monitor has to copy. */
export interface CopyOffer {
  readonly inputs: Readonly<Record<CopyInputs, number>>;
  /** The regions with a webhook. */
  readonly regions: ReadonlyArray<{ readonly region: string; readonly label: string }>;
  readonly examples: number;
  readonly hasKeywords: boolean;
}

/** A monitor to copy to. */
export interface CopyTarget {
  readonly uuid: string;
  readonly name: string;
  readonly product: string;
  readonly status: string;
}

export interface CopyTargetsProps {
  status: LoadStatus;
  /** Those that match the search, the product and the view. Keep the array stable. */
  monitors: readonly CopyTarget[];
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
export interface CopyReading {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly waitMs?: number | null;
  readonly failed: ReadonlyArray<{ readonly uuid: string; readonly name: string; readonly reason: string }>;
}

export interface CopyReadingProps {
  /** Null until it starts. */
  reading: CopyReading | null;
  targetCount: number;
  /** How many monitors are read. */
  readCount: number;
}

export interface CopyToDialogProps extends CopyReadingProps {
  isOpen: boolean;
  stage: 'choice' | 'targets' | 'reading' | 'plan';
  /** Whether the monitor was cloned: its clone is the only target, and nothing leads back. */
  isClone?: boolean | undefined;
  sourceName: string;
  sourceStatus: LoadStatus;
  offer: CopyOffer;
  /** The parts that this person may copy. */
  parts: readonly CopyPart[];
  choice: CopyChoice;
  /** Whether the choice can be copied. */
  isChosen: boolean;
  targets: CopyTargetsProps;
  plan: Omit<PlanProps, 'onClose' | 'closeLabel'>;
  onChoiceChange: (change: Partial<CopyChoice>) => void;
  onContinue: () => void;
  onBack: () => void;
  onReadingStop: () => void;
  /** Reads those that failed or were stopped. */
  onReadingRetry: () => void;
  /** Plans for those that were read. */
  onPlan: () => void;
  onSourceRetry: () => void;
  onClose: () => void;
}
