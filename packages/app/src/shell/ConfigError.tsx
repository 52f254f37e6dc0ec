import { ConfigErrorScreen, createChunk } from '@dropdeck/design-system';
import * as config from '@dropdeck/domain/shell/config';
import { useEffect, useState, type ReactNode } from 'react';
import { usePart } from './connect';

const branding = createChunk(() => import('./Branding'), 'nowhere');

interface Read {
  readonly file: unknown;
  readonly problems: readonly config.ConfigProblem[];
}

/** What of the file's brand cannot be used, once the part that reads brands is loaded. */
function useBrandProblems(file: unknown): readonly config.ConfigProblem[] {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (typeof file !== 'object' || file === null || !('brand' in file)) return;
    branding.load().then(
      ({ readBranding }) => setRead({ file, problems: readBranding(file.brand).problems }),
      // Without it the page names what keeps the product from starting.
      () => undefined,
    );
  }, [file]);
  return read !== null && read.file === file ? read.problems : [];
}

/** Names what is wrong with /config.json. Loaded only then. */
export default function ConfigError(): ReactNode {
  const { problems, file, retry } = usePart({
    view: { problems: config.$configProblems, file: config.$readConfig },
    events: { retry: config.configRetried },
  });
  const ofBrand = useBrandProblems(file);
  return <ConfigErrorScreen problems={[...problems, ...ofBrand]} onReload={retry} />;
}
