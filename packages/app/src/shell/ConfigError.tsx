import { ConfigErrorScreen } from '@dropdeck/design-system';
import * as config from '@dropdeck/domain/shell/config';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** Names what is wrong with /config.json. Loaded only then. */
export default function ConfigError(): ReactNode {
  const { problems, retry } = useUnit({ problems: config.$configProblems, retry: config.configRetried });
  return <ConfigErrorScreen problems={problems} onReload={() => retry()} />;
}
