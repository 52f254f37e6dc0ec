import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { createChunk } from '../../../loading/chunk';
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
    // The graph shows the failure with Retry, whatever the reason.
    return { Chart: null, hasFailed: true };
  }
}

async function load(show: (loaded: Loaded) => void, fetch = chunk.load): Promise<void> {
  show(await loadChart(fetch));
}

/**
 * Loads the chart with recharts when a graph is first shown. Not through `lazy`: data and chart load in
 * parallel, and `Suspense` would delay the later one by a third of a second. Retryable.
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
