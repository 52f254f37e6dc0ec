import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { Row } from '../Row/Row';
import { color, controlHeight, media, radius, space, text } from '../../tokens';

export interface CardProps {
  heading: ReactNode;
  /** Level in the page's outline; does not change the style. */
  headingLevel?: 2 | 3 | 4 | undefined;
  description?: ReactNode;
  /** Beside the heading: a count or a status. */
  badge?: ReactNode;
  /** Buttons at the end of the heading line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** A row of Buttons below the content. */
  footer?: ReactNode;
  /** `none` lets a table or a list extend to the card's edges. */
  padding?: 'normal' | 'none' | undefined;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  --ground: ${color.surface};
  background: var(--ground);
  color: ${color.text};
`;

/** Height of a line of the heading. */
const headingLine = '24px';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  /* Half of what a button is higher than the heading's line, which stands centered beside it. */
  --rise: calc((${controlHeight.medium} - ${headingLine}) / 2);
  padding: calc(${space[5]} - var(--rise)) ${space[6]} 0;

  &:last-child {
    padding-bottom: ${space[5]};
  }
  ${media.phone} {
    --rise: calc((${controlHeight.touch} - ${headingLine}) / 2);
    padding: calc(${space[4]} - var(--rise)) ${space[4]} 0;

    &:last-child {
      padding-bottom: ${space[4]};
    }
  }
`;

const Titles = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  padding-top: var(--rise);
`;

const Actions = styled(Row)`
  min-height: ${controlHeight.medium};

  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

const Description = styled.p`
  margin-top: 2px;
  ${text.body}
  color: ${color.muted};
`;

const Body = styled.div`
  --card-padding: ${space[6]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  min-width: 0;

  ${media.phone} {
    padding: ${space[4]};
  }
  &[data-padding='none'] {
    margin-top: ${space[4]};
    padding: 0;
    overflow: hidden;
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color.border};

  ${media.phone} {
    padding: ${space[3]} ${space[4]};
  }
`;

/** A section of a page: a heading, a description and controls. A named region that is not a landmark. */
export function Card({
  heading,
  headingLevel = 2,
  description,
  badge,
  actions,
  children,
  footer,
  padding = 'normal',
}: CardProps): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Header>
        <Titles>
          <Row data-wraps>
            <Text data-size="heading" data-long="anywhere" as={`h${headingLevel}`} id={id}>
              {heading}
            </Text>
            {badge}
          </Row>
          {description && <Description>{description}</Description>}
        </Titles>
        {actions && <Actions data-wraps>{actions}</Actions>}
      </Header>
      {children !== undefined && <Body data-padding={padding}>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
