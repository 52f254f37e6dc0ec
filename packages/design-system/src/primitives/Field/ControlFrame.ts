import styled from 'styled-components';
import { controlFrame } from './fieldStyles';

/** The frame of a native control. */
export const ControlFrame = styled.div`
  ${controlFrame}
`;
