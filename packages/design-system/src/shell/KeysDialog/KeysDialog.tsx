import { Fragment, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Kbd, Stack, Switch, Text, VisuallyHidden } from '../../primitives';
import { color, radius, space, text } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

/** An act and its keys. */
export interface KeysItem {
  id: string;
  label: string;
  /** One stroke, or the two of a sequence: `['Ctrl K']`, `['G', 'S']`. */
  strokes: readonly string[];
  /** Why it does nothing here: “No list on this page”. */
  reason?: string | undefined;
}

/** The acts of one kind. */
export interface KeysGroup {
  name: string;
  items: readonly KeysItem[];
}

export interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly KeysGroup[];
  areSingleKeysOn: boolean;
  onSingleKeysChange: (areOn: boolean) => void;
}

const Options = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 44px;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.border};
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;

  [data-off] > & {
    color: ${color.muted};
  }
  > [data-reason] {
    display: block;
    ${text.caption}
    color: ${color.muted};
  }
`;

const Keys = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${text.caption}
  color: ${color.muted};
`;

function KeysRow({ label, strokes, reason, isRepeated }: KeysItem & { isRepeated: boolean }): ReactNode {
  return (
    <Row data-off={reason === undefined ? undefined : ''}>
      <Name>
        {label}
        {reason !== undefined &&
          (isRepeated ? <VisuallyHidden>{reason}</VisuallyHidden> : <span data-reason="">{reason}</span>)}
      </Name>
      <Keys>
        {strokes.map((stroke, index) => (
          <Fragment key={stroke + String(index)}>
            {index > 0 && t('sequence')}
            {stroke.split(' ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Fragment>
        ))}
      </Keys>
    </Row>
  );
}

/** Every act that has keys, with what works on this page first. */
export function KeysDialog({
  isOpen,
  onClose,
  groups,
  areSingleKeysOn,
  onSingleKeysChange,
}: KeysDialogProps): ReactNode {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      footer={<Button onPress={onClose}>{common('close')}</Button>}
    >
      <Options>
        <Switch
          label={t('singleKeys')}
          description={t('singleKeysHint')}
          isSelected={areSingleKeysOn}
          onChange={onSingleKeysChange}
        />
      </Options>
      {groups.map(({ name, items }, index) => (
        <Stack as="section" data-gap={0} data-above={5} key={name} aria-labelledby={`${id}-${index}`}>
          <Text as="h3" data-size="body" data-bold data-below={1} id={`${id}-${index}`}>
            {name}
          </Text>
          <ul>
            {items.map((item, at) => (
              <KeysRow key={item.id} {...item} isRepeated={item.reason === items[at - 1]?.reason} />
            ))}
          </ul>
        </Stack>
      ))}
    </Dialog>
  );
}
