import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, Row } from '../../primitives';
import { InputFields } from './InputDialog/InputFields';
import type { AddInputFormProps } from './AddInputForm';
import { t as later } from './later/text.en';

export type AddInputDetailsProps = Omit<AddInputFormProps, 'canAdd' | 'focusRequests'>;

/** The other ways to add than Enter. */
export function OtherWays({
  values,
  onAddDisabled,
  onAddMany,
}: Pick<AddInputDetailsProps, 'values' | 'onAddDisabled' | 'onAddMany'>): ReactNode {
  return (
    <Row data-align="stretch" data-justify="between" data-wraps>
      <Button isDisabled={values.link.trim() === ''} onPress={onAddDisabled}>
        {later('addDisabledInput')}
      </Button>
      <Button variant="ghost" edge="end" icon={<Icon icon={ListPlus} />} onPress={onAddMany}>
        {later('addMany')}
      </Button>
    </Row>
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
