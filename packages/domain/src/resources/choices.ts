import type { EntityId } from '../kernel/http';
import type { SettingOptions } from '../contract/calls/monitor-detail';

/** An option: its id as received, and its name. */
export interface Choice {
  readonly id: EntityId;
  readonly name: string;
}

/**
 * The options of a map by id; a bare name uses its key as id. A selected option that the map lacks comes
 * first.
 */
export function choicesOf(
  options: SettingOptions | null | undefined,
  chosen?: Choice | null,
): readonly Choice[] {
  const choices = Object.entries(options ?? {}).map(([key, option]): Choice =>
    typeof option === 'string' ? { id: key, name: option } : { id: option.id, name: option.name },
  );
  const isMissing = chosen && !choices.some(({ id }) => String(id) === String(chosen.id));
  return isMissing ? [{ id: chosen.id, name: chosen.name }, ...choices] : choices;
}
