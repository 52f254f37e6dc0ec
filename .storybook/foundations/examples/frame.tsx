import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, space, text } from '../../../packages/design-system/src/tokens';

/** Some controls in a row. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

/** As wide as a column of a form. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 280px;
  max-width: 100%;
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 320px;
  max-width: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
`;

const Title = styled.p`
  ${text.heading}
`;

const Body = styled.p`
  color: ${color.muted};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

interface DialogPictureProps {
  title: string;
  children?: ReactNode;
  footer: ReactNode;
}

/** The sheet of a dialog without its overlay, which would cover the docs page. */
export function DialogPicture({ title, children, footer }: DialogPictureProps): ReactNode {
  return (
    <Sheet>
      <Title>{title}</Title>
      {children !== undefined && <Body as="div">{children}</Body>}
      <Footer>{footer}</Footer>
    </Sheet>
  );
}
