import { memo, Profiler, useId, type ComponentType, type ReactNode } from 'react';

type Props = Record<string, unknown>;

interface Memoized {
  readonly compare: ((a: Props, b: Props) => boolean) | null;
}

let instances: Map<string, Set<string>> | null = null;

/** Collects from now on the instances of profiled components that render, or in which something renders, by name. */
export function collectRenders(): ReadonlyMap<string, ReadonlySet<string>> {
  instances = new Map();
  return instances;
}

const isMemoized = (component: unknown): component is Memoized =>
  typeof component === 'object' && component !== null && 'compare' in component;

function profile(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  function Profiled(props: Props): ReactNode {
    const instance = useId();
    const collect = (): void =>
      void instances?.set(name, new Set([...(instances.get(name) ?? []), instance]));
    return (
      <Profiler id={name} onRender={collect}>
        <Component {...props} />
      </Profiler>
    );
  }
  return isMemoized(Component) ? memo(Profiled, Component.compare ?? undefined) : Profiled;
}

/** A module with a Profiler around each component that it exports; for vite/profiled-components.ts. */
export const profiled = (module: object): object =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, unknown]) => [
      name,
      /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isMemoized(value))
        ? profile(name, value as ComponentType<Props>)
        : value,
    ]),
  );
