import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { formatNumber } from '@dropdeck/text';
import { color, motion, text } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { Row } from '../Row/Row';
import { InfoButton, type HelpTopic } from '../InfoButton/InfoButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { t } from './text.en';

/** The texts around every field's control. */
export interface FieldTexts {
  /** The label, shown above the control. */
  label: string;
  /** Shows the label to assistive technology only, when the context already names the field. */
  isLabelHidden?: boolean | undefined;
  /** One line of help below. */
  description?: ReactNode;
  /** A warning that does not block (“This does not look like a webhook URL”); replaces the help. */
  warning?: string | undefined;
  /** Why the value is invalid; replaces the help and marks the field as invalid. */
  error?: string | undefined;
  /** Marks the field as required, without validation: rules live in the domain. */
  isRequired?: boolean | undefined;
  /** Explains the field on demand, beside its label. */
  help?: HelpTopic | undefined;
}

/** What a field of React Aria has in place of a label with the id of its control (ariaParts.ts). */
export interface FieldParts {
  readonly Label: ComponentType<{ children?: ReactNode; htmlFor?: string | undefined }>;
  readonly Message: ComponentType<{ children?: ReactNode }>;
}

const Label = styled.label`
  ${text.label}
  color: ${color.text};
  cursor: default;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  flex: 1;
  margin-inline-start: -8px;
  color: ${color.danger};
  ${text.label}
`;

interface FieldAssociation {
  /** The id of the control. */
  controlId?: string | undefined;
  /** The control is a group, which no label can be for. */
  isGroup?: boolean | undefined;
  parts?: FieldParts | undefined;
}

/** The id of the name of a group. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`;

/** The id of the line below a control. */
export const messageIdOf = (controlId: string): string => `${controlId}-message`;

/** The label of a field. The mark of a required field is beside the label, not part of the name. */
export function FieldLabel({
  label,
  isLabelHidden = false,
  isRequired = false,
  help,
  controlId,
  isGroup = false,
  parts,
}: Pick<FieldTexts, 'label' | 'isLabelHidden' | 'isRequired' | 'help'> & FieldAssociation): ReactNode {
  const Root = isGroup ? 'span' : (parts?.Label ?? 'label');
  const props = isGroup ? { id: controlId && labelIdOf(controlId) } : { htmlFor: controlId };
  if (isLabelHidden) {
    return (
      <VisuallyHidden>
        <Root {...props}>{label}</Root>
      </VisuallyHidden>
    );
  }
  return (
    <Row data-gap={3} data-align="baseline" data-justify="between">
      <Label as={Root} {...props}>
        {label}
      </Label>
      {isRequired && <Mark aria-hidden="true">*</Mark>}
      {help && <InfoButton topic={help} />}
    </Row>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

const Message = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  min-width: 0;
  ${text.caption}
  color: ${color.muted};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &[data-tone] {
    animation: ${appear} ${motion.entry};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

const Counter = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.caption}
  color: ${color.subtle};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.warning};
    font-weight: 500;
  }
`;

/** The part of its limit from which a text is counted. */
const COUNTED_FROM = 0.8;

/** The line below a control: the error, else the warning, else the help; near its limit, the text's length at the end. */
export function FieldMessage({
  description,
  warning,
  error,
  counter,
  controlId,
  parts,
}: Pick<FieldTexts, 'description' | 'warning' | 'error'> &
  FieldAssociation & { counter?: { count: number; limit: number } | undefined }): ReactNode {
  // Few texts come near their limit, and the first number that a page formats delays its first paint.
  const counted = counter && counter.count >= counter.limit * COUNTED_FROM ? counter : undefined;
  if (!description && !warning && !error && !counted) return null;
  const props =
    parts === undefined
      ? { id: controlId && messageIdOf(controlId) }
      : { as: parts.Message, elementType: 'span', slot: error ? 'errorMessage' : 'description' };
  return (
    <Row data-gap={3} data-align="start" data-justify="between">
      {error ? (
        <Message {...props} data-tone="danger">
          <Icon icon={CircleAlert} />
          <span>{error}</span>
        </Message>
      ) : warning ? (
        <Message {...props} data-tone="warning">
          <Icon icon={TriangleAlert} />
          <span>{warning}</span>
        </Message>
      ) : (
        description && (
          <Message {...props}>
            <span>{description}</span>
          </Message>
        )
      )}
      {counted && (
        <Counter data-over={counted.count > counted.limit || undefined}>
          <span aria-hidden="true">{`${formatNumber(counted.count)}/${formatNumber(counted.limit)}`}</span>
          <VisuallyHidden>{t('characters', counted)}</VisuallyHidden>
        </Counter>
      )}
    </Row>
  );
}

export interface FieldFrameProps extends FieldTexts, FieldAssociation {
  counter?: { count: number; limit: number } | undefined;
  children: ReactNode;
}

/** What every field has around its control: the label above, one line below. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  return (
    <>
      <FieldLabel {...props} />
      {props.children}
      <FieldMessage {...props} />
    </>
  );
}

/** Separates the texts of a field from the other props. */
export function splitTexts<Props extends FieldTexts>(props: Props) {
  const { label, isLabelHidden, isRequired = false, help, description, warning, error, ...rest } = props;
  return { texts: { label, isLabelHidden, isRequired, help, description, warning, error }, rest };
}

/** What a native control gets of the texts around it. Rules live in the domain. */
export const controlProps = (id: string, { isRequired, description, warning, error }: FieldTexts) => ({
  id,
  'aria-required': isRequired || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': description || warning || error ? messageIdOf(id) : undefined,
});
