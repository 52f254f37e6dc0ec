import { Banner, Button, EmptyState, Icon, IconButton } from '@dropdeck/design-system';
import { CircleQuestionMark, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text } from '../../../packages/design-system/src/tokens';
import type { ReviewData } from '../api.ts';
import type { Decision } from '../decisions.ts';
import { ChangeList } from './ChangeList';
import { Help } from './Help';
import { ReviewFilters } from './ReviewFilters';
import { nextUndecided, noFilters, step, visibleGroups } from './state';
import { useKeys } from './useKeys';
import { useReview } from './useReview';
import { Viewer, views, type ViewId } from './Viewer';

const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 360px minmax(0, 1fr);
  height: 100dvh;

  ${media.narrow} {
    grid-template: auto / minmax(0, 1fr);
    height: auto;
  }
`;

const Header = styled.header`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

const Title = styled.h1`
  ${text.title}

  ${media.phone} {
    flex: 1;
  }
`;

const Progress = styled.p`
  flex: 1;
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

const Message = styled.div`
  grid-column: 1 / -1;
  padding: ${space[6]};
`;

interface LoadedProps {
  data: ReviewData;
  error: string | null;
  decide: ReturnType<typeof useReview>['decide'];
  undo: ReturnType<typeof useReview>['undo'];
}

function LoadedReview({ data, error, decide, undo }: LoadedProps): ReactNode {
  const [filters, setFilters] = useState(noFilters);
  const [opened, setOpened] = useState<string | null>(null);
  const [view, setView] = useState<ViewId>('two-up');
  const [isHelpOpen, setHelpOpen] = useState(false);

  const groups = visibleGroups(data, filters);
  const names = groups.flatMap((group) => group.names);
  const current = opened !== null && names.includes(opened) ? opened : (names[0] ?? null);
  const changes = new Map(data.changes.map((each) => [each.name, each]));
  const change = changes.get(current ?? '');
  const group = groups.find((each) => current !== null && each.names.includes(current));
  const decidedCount = Object.keys(data.decisions).length;

  const decideAll = async (decided: readonly string[], decision: Decision): Promise<void> => {
    const next = nextUndecided(names, decided, data);
    if (await decide({ names: decided, decision })) setOpened(next);
  };
  const decideCurrent = (decision: Decision): void => {
    if (current !== null) void decideAll([current], decision);
  };
  const acceptGroup = (accepted: readonly string[]): void => void decideAll(accepted, 'accepted');
  const undoLast = async (): Promise<void> => {
    const [first] = await undo();
    if (first !== undefined) setOpened(first);
  };
  const openStory = (): void => {
    if (change === undefined) return;
    const { story, theme } = change;
    window.open(`${data.catalogue}/?path=/story/${story}&globals=theme:${theme}`, '_blank', 'noopener');
  };

  useKeys({
    j: () => setOpened(step(names, current, 1)),
    k: () => setOpened(step(names, current, -1)),
    a: () => decideCurrent('accepted'),
    r: () => decideCurrent('rejected'),
    A: () => acceptGroup(group?.names ?? []),
    u: () => void undoLast(),
    o: openStory,
    '?': () => setHelpOpen(true),
    ...Object.fromEntries(views.map(({ id }, index) => [String(index + 1), () => setView(id)])),
  });

  return (
    <Root>
      <Header>
        <Line>
          <Title>Visual review</Title>
          <Progress role="status">{`${decidedCount} of ${data.changes.length} decided`}</Progress>
          <Button
            variant="ghost"
            icon={<Icon icon={Undo2} />}
            isDisabled={!data.canUndo}
            onPress={() => void undoLast()}
          >
            Undo
          </Button>
          <IconButton
            label="Keyboard"
            variant="ghost"
            icon={<Icon icon={CircleQuestionMark} />}
            onPress={() => setHelpOpen(true)}
          />
        </Line>
        <ReviewFilters data={data} filters={filters} onChange={setFilters} count={names.length} />
        {error !== null && (
          <Banner tone="danger" title="The last decision was not saved" isLive>
            {error}
          </Banner>
        )}
      </Header>
      {change === undefined || group === undefined ? (
        <Message>
          {data.changes.length === 0 ? (
            <EmptyState title="No screenshot changed">
              Neither the last run nor this branch differs from the approved screenshots.
            </EmptyState>
          ) : (
            <EmptyState title="No changes match" illustration="search">
              Clear the filters to see every change.
            </EmptyState>
          )}
        </Message>
      ) : (
        <>
          <ChangeList
            groups={groups}
            changes={changes}
            decisions={data.decisions}
            current={current}
            onOpen={setOpened}
            onAccept={acceptGroup}
          />
          <Viewer
            change={change}
            group={group}
            decision={data.decisions[change.name]}
            view={view}
            onViewChange={setView}
            onAccept={() => decideCurrent('accepted')}
            onReject={() => decideCurrent('rejected')}
            onOpenStory={openStory}
          />
        </>
      )}
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Root>
  );
}

/** The page: loads the review, then shows it. */
export function App(): ReactNode {
  const { data, error, decide, undo } = useReview();
  if (data !== null) return <LoadedReview data={data} error={error} decide={decide} undo={undo} />;
  if (error === null) return null;
  return (
    <Message>
      <Banner tone="danger" title="The review could not be loaded" isLive>
        {error}
      </Banner>
    </Message>
  );
}
