import { ConfigErrorScreen } from '@dropdeck/design-system';
import * as config from '@dropdeck/domain/shell/config';
import { useUnit } from 'effector-react';
import { useMemo, type ReactNode } from 'react';
import { readBranding } from './Branding';

/** Names what is wrong with /config.json. Loaded only then. */
export default function ConfigError(): ReactNode {
  const { problems, file, retry } = useUnit({
    problems: config.$configProblems,
    file: config.$readConfig,
    retry: config.configRetried,
  });
  const ofBrand = useMemo(
    () =>
      typeof file === 'object' && file !== null && 'brand' in file ? readBranding(file.brand).problems : [],
    [file],
  );
  return <ConfigErrorScreen problems={[...problems, ...ofBrand]} onReload={retry} />;
}
