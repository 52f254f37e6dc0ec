import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InputFields } from './InputDialog/InputFields';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { space } from '../../tokens';
import type { AddInputFormProps } from './AddInputForm';

export type AddInputDetailsProps = Omit<AddInputFormProps, 'canAdd' | 'focusRequests'>;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** The other ways to add than Enter. */
export function OtherWays({
  values,
  onAddDisabled,
  onAddMany,
}: Pick<AddInputDetailsProps, 'values' | 'onAddDisabled' | 'onAddMany'>): ReactNode {
  return (
    <Buttons>
      <Button isDisabled={values.link.trim() === ''} onPress={onAddDisabled}>
        Add disabled input
      </Button>
      <Button variant="ghost" icon={<Icon icon={ListPlus} />} onPress={onAddMany}>
        Add many
      </Button>
    </Buttons>
  );
}

/** What the form of the monitor page shows below its link once it is used. */
export default function AddInputDetails(props: AddInputDetailsProps): ReactNode {
  return (
    <>
      <InputFields {...props} isCompact />
      <OtherWays {...props} />
    </>
  );
}
