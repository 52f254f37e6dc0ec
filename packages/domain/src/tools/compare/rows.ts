/** The two monitors. */
export type Side = 'a' | 'b';

/** A part of a monitor; `settings` includes the own-products choice. */
export type SectionName = 'settings' | 'webhooks' | 'inputs' | 'examples';

/** One value of both monitors; `null` where a monitor does not have it. */
export interface ComparedValue {
  readonly label: string;
  readonly a: string | null;
  readonly b: string | null;
  /** A webhook. */
  readonly isSecret?: true;
}

/** A row of a section. */
export interface ComparedRow {
  /** Unique in its section: a part, a region's label, the key of a link, an example. */
  readonly id: string;
  readonly title: string;
  readonly state: 'same' | 'different' | 'only-a' | 'only-b';
  /** The values that differ; of a row that is the same or in one monitor alone, what there is to show. */
  readonly values: readonly ComparedValue[];
}

export interface ComparedSection {
  readonly name: SectionName;
  readonly rows: readonly ComparedRow[];
  /** How many rows are not the same. */
  readonly different: number;
}

/** Which of the monitors has a value. */
export const stateOf = (a: string | null, b: string | null): ComparedRow['state'] => {
  if (a === b) return 'same';
  if (b === null) return 'only-a';
  return a === null ? 'only-b' : 'different';
};
