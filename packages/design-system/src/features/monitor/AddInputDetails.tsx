import { ListPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, Row } from '../../primitives';
import { InputFields } from './InputDialog/InputFields';
import { FillInMenu } from './FillInMenu';
import type { AddInputFormProps } from './AddInputForm';
import { t as later } from './later/text.en';
import { useLocale } from '../../lib/react/useLocale';

export type AddInputDetailsProps = Omit<AddInputFormProps, 'canAdd' | 'focusRequests'>;

/** The other ways to add than Enter. */
export function OtherWays({
  values,
  fillIns,
  onAddDisabled,
  onAddMany,
  onFillIn,
}: Pick<AddInputDetailsProps, 'values' | 'fillIns' | 'onAddDisabled' | 'onAddMany' | 'onFillIn'>): ReactNode {
  return (
    <Row data-align="stretch" data-justify="between" data-wraps>
      <Button isDisabled={values.link.trim() === ''} onPress={onAddDisabled}>
        {later('addDisabledInput')}
      </Button>
      <Row data-gap={2} data-wraps>
        {fillIns.length > 0 && <FillInMenu fillIns={fillIns} onFillIn={onFillIn} />}
        <Button variant="ghost" icon={<Icon icon={ListPlus} />} onPress={onAddMany}>
          {later('addMany')}
        </Button>
      </Row>
    </Row>
  );
}

/** What the form of the monitor page shows below its link once it is used. */
export default function AddInputDetails(props: AddInputDetailsProps): ReactNode {
  useLocale();
  return (
    <>
      <InputFields {...props} isCompact />
      <OtherWays {...props} />
    </>
  );
}
