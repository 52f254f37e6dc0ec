import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { setPageAside } from '../../internal/pageAside';
import { usePageFocus } from '../../internal/pageFocus';
import { color, media, space, text } from '../../tokens';

const Root = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[6]};
`;

const TextBlock = styled.div`
  flex: 1 1 320px;
  min-width: 0;
`;

const Title = styled.h1`
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

const Aside = styled.div`
  &:empty {
    display: none;
  }
  ${media.phone} {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-end: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
    }
  }
`;

export interface PageHeaderProps {
  title: string;
  /** What the page is for, in one line. */
  description?: string | undefined;
  /** The page's primary action, at the end. */
  actions?: ReactNode;
}

/** The header of a page with its `h1`, which is focused after a navigation; see Shell. */
export function PageHeader({ title, description, actions }: PageHeaderProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageFocus(heading);
  return (
    <Root>
      <TextBlock>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {description !== undefined && <Description>{description}</Description>}
      </TextBlock>
      <Aside ref={setPageAside} />
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
