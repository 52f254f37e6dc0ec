import type { BoxLine } from '../../../kernel/import/box';
import type { MonitorInput } from '../../../contract/calls/inputs';
import { inputTypeOf, type InputType } from '../input-type';

/** A line of the dialog that adds many inputs. */
export interface BulkLine extends Omit<BoxLine<MonitorInput>, 'duplicate'> {
  readonly isAdded: boolean;
  readonly link: string;
  readonly type: InputType;
  /** Whether the link is already in the monitor, or in an earlier row. */
  readonly duplicate: 'monitor' | 'paste' | null;
}

const duplicates = { list: 'monitor', conflict: 'monitor', text: 'paste' } as const;

export function toBulkLine(line: BoxLine<MonitorInput>): BulkLine {
  const { name, item, duplicate, isAdded = false } = line;
  const link = item?.link ?? name;
  return {
    ...line,
    isAdded,
    link,
    type: inputTypeOf(link),
    duplicate: duplicate === null ? null : duplicates[duplicate],
  };
}
