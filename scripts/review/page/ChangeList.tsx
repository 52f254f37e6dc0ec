import { Badge, Button, Icon } from '@dropdeck/design-system';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, focusRing, media, radius, space, text } from '../../../packages/design-system/src/tokens';
import type { ChangeSummary, ReviewData } from '../api.ts';
import type { Decision } from '../decisions.ts';
import { hex, type Group } from '../groups.ts';

const Root = styled.nav`
  overflow: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};

  ${media.narrow} {
    max-height: 240px;
    border-inline-end: 0;
    border-bottom: 1px solid ${color.border};
  }
`;

const Section = styled.section`
  padding: ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  padding-inline-start: ${space[2]};
`;

const Title = styled.h2`
  min-width: 0;
  padding: ${space[1]} 0;
  ${text.label}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Swatches = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[1]};
`;

const Swatch = styled.span`
  width: 32px;
  height: 16px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  min-height: 36px;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  ${text.small}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: 500;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.narrow} {
    min-height: 44px;
  }
`;

/** Rows outside of the view cost no layout. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-height: auto 36px;
`;

/** `settings · with error · dark`: the group's heading may name no component. */
const rowTitle = ({ component, story, theme, mode }: ChangeSummary): string =>
  [
    component.slice(component.indexOf('-') + 1),
    story.slice(component.length + 2).replaceAll('-', ' '),
    mode === 'default' ? theme : mode,
  ].join(' · ');

function DecisionMark({ decision }: { decision: Decision | undefined }): ReactNode {
  if (decision === undefined) return null;
  return decision === 'accepted' ? (
    <Badge tone="success" icon={<Icon icon={Check} />}>
      Accepted
    </Badge>
  ) : (
    <Badge tone="danger" icon={<Icon icon={X} />}>
      Rejected
    </Badge>
  );
}

const showRow = (row: HTMLButtonElement | null): void => row?.scrollIntoView({ block: 'nearest' });

interface ChangeListProps {
  groups: readonly Group[];
  changes: ReadonlyMap<string, ChangeSummary>;
  decisions: ReviewData['decisions'];
  current: string | null;
  onOpen: (name: string) => void;
  onAccept: (names: readonly string[]) => void;
}

/** The changes by group. The current one is kept in view. */
export function ChangeList({
  groups,
  changes,
  decisions,
  current,
  onOpen,
  onAccept,
}: ChangeListProps): ReactNode {
  return (
    <Root aria-label="Changes">
      {groups.map((group) => (
        <Section key={group.id} aria-label={group.title}>
          <Head>
            <Title>
              {group.title}
              {group.recolorings.length > 0 && (
                <Swatches aria-hidden>
                  {group.recolorings.map(({ from, to }) => (
                    <Swatch
                      key={`${from}-${to}`}
                      style={{ background: `linear-gradient(90deg, ${hex(from)} 50%, ${hex(to)} 50%)` }}
                    />
                  ))}
                </Swatches>
              )}
            </Title>
            {group.names.length > 1 && (
              <Button size="small" onPress={() => onAccept(group.names)}>
                {`Accept ${group.names.length}`}
              </Button>
            )}
          </Head>
          <ul>
            {group.names
              .flatMap((name) => changes.get(name) ?? [])
              .map((change) => (
                <Item key={change.name}>
                  <Row
                    type="button"
                    ref={change.name === current ? showRow : undefined}
                    aria-current={change.name === current ? 'true' : undefined}
                    onClick={() => onOpen(change.name)}
                  >
                    {rowTitle(change)}
                    <DecisionMark decision={decisions[change.name]} />
                  </Row>
                </Item>
              ))}
          </ul>
        </Section>
      ))}
    </Root>
  );
}
