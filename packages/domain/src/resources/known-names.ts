import { $facts } from '../kernel/page/facts';
import type { TargetKind } from './overrides';
import { t } from './text.en';

/** The names that answers of this session gave servers and targets. */
export interface KnownNames {
  readonly servers: Readonly<Record<string, string>>;
  /** By “roles 123”. */
  readonly targets: Readonly<Record<string, string>>;
}

export const noNames: KnownNames = { servers: {}, targets: {} };

export const $knownNames = $facts.map(({ serverNames, targetNames }): KnownNames => ({
  servers: serverNames ?? noNames.servers,
  targets: targetNames ?? noNames.targets,
}));

const withName = (id: string, name: string | undefined): string =>
  name === undefined ? id : t('withId', { name, id });

/** “Sole Searchers (123)”; the id alone without a name. */
export const serverText = ({ servers }: KnownNames, id: string): string => withName(id, servers[id]);

/** “Moderators (123)”; the id alone without a name. */
export const targetText = ({ targets }: KnownNames, kind: TargetKind, id: string): string =>
  withName(id, targets[`${kind} ${id}`]);
