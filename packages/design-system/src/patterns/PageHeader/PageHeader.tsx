import { useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCommandPress } from '../../keys/useCommandPress';
import { Button, CommandButton, IconButton, Row } from '../../primitives';
import { usePageFocus } from './pageFocus';
import { useMedia } from '../../lib/react/useMedia';
import { color, media, space, text } from '../../tokens';
import { ListMenu } from '../ListMenu/ListMenu';
import { t } from './text.en';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[6]};

  /* Above a list, whose gap adds to it. */
  [data-gap='4'] > & {
    margin-bottom: ${space[2]};
  }
  /* Title and actions in one line. */
  &[data-compact] {
    flex-wrap: nowrap;

    > :first-child {
      flex-basis: 0;
    }
  }
`;

/** On every page at the same place, with the title's line centered beside the buttons, which are higher. */
const TextBlock = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  padding-top: 2px;

  ${media.phone} {
    padding-top: 6px;
  }
`;

const Title = styled.h1`
  min-width: 0;
  ${text.page}
  color: ${color.text};
  overflow-wrap: anywhere;

  /* Focused by script only, to lead screen readers here: a ring would suggest that it can be pressed. */
  outline: none;
`;

const Description = styled.p`
  max-width: 68ch;
  margin-top: ${space[1]};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/** An act of a page: creating something. */
export interface PageAction {
  /** The label by default; needed where the label changes. */
  id?: string | undefined;
  label: string;
  /** A 16 px `Icon`. */
  icon: ReactNode;
  onPress: () => void;
  /** Whether what it shows is shown. */
  isExpanded?: boolean | undefined;
}

export interface PageHeaderProps {
  title: string;
  /** The title is a name that others may not see on a shared screen. */
  isTitleSecret?: boolean | undefined;
  /** Beside the title: a StatusBadge. */
  tag?: ReactNode;
  /** What the page is for, in one line. */
  description?: string | undefined;
  /** The page's primary action. On a phone it is an icon beside the title. */
  primary?: PageAction | undefined;
  /** What else can be done, the most frequent first; in a menu where there is no room, as on a phone. */
  secondary?: readonly PageAction[] | undefined;
}

/** The most secondary buttons; of more, the first is a button and the others are in a menu. */
const MAX_BUTTONS = 2;

const noActions: readonly PageAction[] = [];

function PhoneAction({ label, icon, onPress }: PageAction): ReactNode {
  const ref = useCommandPress('new');
  return (
    <IconButton ref={ref} label={label} variant="primary" keyAct="new" isOnce icon={icon} onPress={onPress} />
  );
}

function HeaderActions({
  primary,
  secondary,
  isPhone,
}: {
  primary: PageAction | undefined;
  secondary: readonly PageAction[];
  isPhone: boolean;
}): ReactNode {
  const shown = isPhone ? 0 : secondary.length > MAX_BUTTONS ? 1 : secondary.length;
  const groups = useMemo(
    () => [
      {
        id: 'page',
        items: secondary
          .slice(shown)
          .map(({ label, icon, onPress }) => ({ id: label, label, icon, run: onPress })),
      },
    ],
    [secondary, shown],
  );
  return (
    <Row data-align="stretch" data-wraps>
      {secondary.slice(0, shown).map(({ id, label, icon, onPress, isExpanded }) => (
        <Button key={id ?? label} icon={icon} aria-expanded={isExpanded} onPress={onPress}>
          {label}
        </Button>
      ))}
      {secondary.length > shown && <ListMenu label={t('moreActions')} groups={groups} />}
      {primary && isPhone && <PhoneAction {...primary} />}
      {primary && !isPhone && (
        <CommandButton command="new" variant="primary" icon={primary.icon} onPress={() => primary.onPress()}>
          {primary.label}
        </CommandButton>
      )}
    </Row>
  );
}

/** The header of a page with its `h1`, which is focused after a navigation; see Shell. */
export function PageHeader({
  title,
  isTitleSecret,
  tag,
  description,
  primary,
  secondary = noActions,
}: PageHeaderProps): ReactNode {
  const isPhone = useMedia(media.phone);
  const hasActs = primary !== undefined || secondary.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading, title);
  return (
    <Root data-compact={isPhone && hasActs ? '' : undefined}>
      <TextBlock>
        <Row data-gap={3} data-row-gap={1} data-wraps>
          <Title
            ref={heading}
            tabIndex={-1}
            data-secret={isTitleSecret}
            translate={isTitleSecret ? 'no' : undefined}
          >
            {title}
          </Title>
          {tag}
        </Row>
        {description !== undefined && <Description>{description}</Description>}
      </TextBlock>
      {hasActs && <HeaderActions primary={primary} secondary={secondary} isPhone={isPhone} />}
    </Root>
  );
}
