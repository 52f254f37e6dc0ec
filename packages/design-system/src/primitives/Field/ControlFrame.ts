import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { controlFrame } from './fieldStyles';

/** The frame of a field of React Aria, which knows its states. */
export const ControlFrame = styled(Group)`
  ${controlFrame}
`;
