import type { LoadStatus } from '../../../loading/loadStatus';
import type { PlanProps } from '../../../patterns/Plan/types';

export type CompareSide = 'a' | 'b';

/** A monitor to choose. */
export interface CompareMonitor {
  readonly uuid: string;
  readonly name: string;
}

/** A value of both monitors; null where a monitor does not have it, '' where it is not set. */
export interface CompareValue {
  readonly label: string;
  readonly a: string | null;
  readonly b: string | null;
  /** A webhook. */
  readonly isSecret?: boolean | undefined;
}

export interface CompareRowItem {
  readonly id: string;
  readonly title: string;
  readonly state: 'same' | 'different' | 'only-a' | 'only-b';
  readonly values: readonly CompareValue[];
}

export type CompareSectionName = 'settings' | 'webhooks' | 'inputs' | 'examples';

export interface CompareSectionItem {
  readonly name: CompareSectionName;
  readonly rows: readonly CompareRowItem[];
  /** How many rows are not the same. */
  readonly different: number;
}

/** A row to copy, or without `id` all of a section that differs. */
export interface CompareCopy {
  readonly to: CompareSide;
  readonly section: CompareSectionName;
  readonly id?: string;
}

export interface CompareScreenProps {
  /** All monitors, to choose from. */
  monitors: readonly CompareMonitor[];
  listStatus: LoadStatus;
  /** The chosen ones; '' for none. */
  uuids: Readonly<Record<CompareSide, string>>;
  names: Readonly<Record<CompareSide, string>>;
  /** Whether two different monitors are chosen. */
  isPair: boolean;
  /** The monitors that could not be read. */
  failed: readonly { readonly uuid: string; readonly name: string; readonly reason: string }[];
  /** Null until both are read. */
  sections: readonly CompareSectionItem[] | null;
  /** Customers copy no example inputs. */
  isDeveloper: boolean;
  /** The side that a plan copies to; null without a plan. */
  copyTo: CompareSide | null;
  plan: PlanProps;
  onChoose: (choice: { side: CompareSide; uuid: string }) => void;
  onSwap: () => void;
  onCopy: (copy: CompareCopy) => void;
  onRetry: () => void;
  onListRetry: () => void;
}
