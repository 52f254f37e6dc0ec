import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../primitives/Button/Button';
import { createLazyComponent, Lazy, LazyControl } from './lazy';

interface TargetProps {
  name: string;
}

function Target({ name }: TargetProps): ReactNode {
  return <Button>{`${name}, come`}</Button>;
}

/**
 * A module that settles when the story presses Answer: with an error `failures` times, then with the
 * component.
 */
function createModule(failures: number) {
  const waiting: Array<() => void> = [];
  let asked = 0;
  return {
    load: () =>
      new Promise<{ default: ComponentType<TargetProps> }>((resolve, reject) => {
        asked += 1;
        const isLost = asked <= failures;
        waiting.push(() => (isLost ? reject(new Error('lost')) : resolve({ default: Target })));
      }),
    answer: () => waiting.splice(0).forEach((go) => go()),
  };
}

/** Wants a lazy component and lets it go, and answers the request for its module. */
export function Stage({ failures, hasStandIn }: { failures: number; hasStandIn: boolean }): ReactNode {
  const [isNeeded, setNeeded] = useState(false);
  const [module, component] = useMemo(() => {
    const made = createModule(failures);
    return [made, createLazyComponent<TargetProps>(made.load)] as const;
  }, [failures]);
  const props = { name: 'Part' };
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      {hasStandIn ? (
        <LazyControl
          component={component}
          isNeeded={isNeeded}
          props={props}
          fallback={<Button onPress={() => setNeeded(true)}>Part, to come</Button>}
        />
      ) : (
        <Lazy component={component} isNeeded={isNeeded} props={props} />
      )}
      <Button onPress={() => setNeeded(!isNeeded)}>{isNeeded ? 'Let go' : 'Want'}</Button>
      <Button onPress={() => module.answer()}>Answer</Button>
    </div>
  );
}
