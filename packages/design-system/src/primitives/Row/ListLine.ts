import styled from 'styled-components';
import { space } from '../../tokens';
import { Row } from './Row';

/** A line of a list: as high as the list says. */
export const ListLine = styled(Row)`
  height: 100%;
  padding-inline: ${space[3]};
`;
