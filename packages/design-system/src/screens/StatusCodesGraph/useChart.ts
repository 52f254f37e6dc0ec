import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { createChunk } from '../../internal/chunk';
import type { StatusCodesChartProps } from './StatusCodesChart';

interface Loaded {
  readonly Chart: ComponentType<StatusCodesChartProps> | null;
  readonly hasFailed: boolean;
}

const nothing: Loaded = { Chart: null, hasFailed: false };

const chunk = createChunk(() => import('./StatusCodesChart'));

async function loadChart(fetch: typeof chunk.load): Promise<Loaded> {
  try {
    const { default: Chart } = await fetch();
    return { Chart, hasFailed: false };
  } catch {
    // Whatever the reason, it is said in the graph's place, with Retry.
    return { Chart: null, hasFailed: true };
  }
}

async function load(show: (loaded: Loaded) => void, fetch = chunk.load): Promise<void> {
  show(await loadChart(fetch));
}

/**
 * Fetches what draws the graph, recharts with it, when a graph is first shown. Not through `lazy`: the
 * data and the drawing are fetched side by side, and `Suspense` would hold back whichever comes second
 * for a third of a second. A fetch that fails can be tried again.
 */
export function useChart(): Loaded & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState(nothing);

  useEffect(() => {
    void load(setLoaded);
  }, []);

  const retry = useCallback(() => {
    setLoaded(nothing);
    void load(setLoaded, chunk.retry);
  }, []);
  return { ...loaded, retry };
}
