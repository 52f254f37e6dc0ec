import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Row } from '../../../packages/design-system/src/primitives/Row/Row';
import { color, radius, shadow, space, text } from '../../../packages/design-system/src/tokens';

/** Some controls in a row. */
export const Line = styled(Row).attrs({ 'data-justify': 'center', 'data-wraps': true })``;

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
      <Row data-align="stretch" data-justify="end" data-wraps data-above={3}>
        {footer}
      </Row>
    </Sheet>
  );
}
