import { memo, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { SizeRange } from '../../patterns/SizeRange/SizeRange';
import { WebhookField } from '../../patterns/WebhookField/WebhookField';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Select, type SelectOption } from '../../primitives/Select/Select';
import { TextField } from '../../primitives/TextField/TextField';
import { media, space } from '../../tokens';

/** The fields of an input as typed (specification, section 3, "Input item"). */
export interface InputValues {
  link: string;
  /** 'from-to'. */
  sizeRange: string;
  specialWebhook: string;
  region: string;
  note: string;
  /** Empty means unset. */
  priceLimit: string;
  isPrivate: boolean;
}

/** What is wrong with a field; takes its help's place. */
export interface InputErrors {
  link?: string | undefined;
  priceLimit?: string | undefined;
}

/** What looks odd about a field; blocks nothing. */
export interface InputHints {
  specialWebhook?: string | undefined;
}

/** A region of the monitor: its key, and what it is called. */
export interface RegionOption {
  region: string;
  label: string;
}

/** The choices of a region field; one that the monitor has no webhook for any more stays choosable. */
export function regionChoices(regions: readonly RegionOption[], current: string): SelectOption[] {
  const known = regions.map(({ region, label }) => ({ id: region, label }));
  const isKnown = current === 'all' || regions.some(({ region }) => region === current);
  return [
    { id: 'all', label: 'All regions' },
    ...known,
    ...(isKnown || current === '' ? [] : [{ id: current, label: current }]),
  ];
}

const noErrors: InputErrors = {};
const noHints: InputHints = {};

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;

  > [data-span='4'] {
    grid-column: span 4;
  }
  > [data-span='3'] {
    grid-column: span 3;
  }
  > [data-span='2'] {
    grid-column: span 2;
  }
  > [data-span='6'] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-span] {
      grid-column: auto;
    }
  }
`;

export interface InputFieldsProps {
  values: InputValues;
  errors?: InputErrors | undefined;
  hints?: InputHints | undefined;
  onChange: (change: Partial<InputValues>) => void;
  regions: readonly RegionOption[];
  /** Purchases include private inputs: shows the checkbox. */
  hasPrivateInputs: boolean;
  /** The link takes the focus: in a dialog. */
  autoFocus?: boolean | undefined;
  onCopyError?: (() => void) | undefined;
}

/** The fields that add an input, and that edit one. */
export const InputFields = memo(function InputFields({
  values,
  errors = noErrors,
  hints = noHints,
  onChange,
  regions,
  hasPrivateInputs,
  autoFocus = false,
  onCopyError,
}: InputFieldsProps): ReactNode {
  const { region } = values;
  const options = useMemo(() => regionChoices(regions, region), [regions, region]);
  return (
    <Grid>
      <div data-span="4">
        <TextField
          label="Link"
          value={values.link}
          onChange={(link) => onChange({ link })}
          placeholder="https:// or a product ID"
          errorMessage={errors.link}
          mono
          autoComplete="off"
          autoFocus={autoFocus}
        />
      </div>
      <div data-span="2">
        <Select
          label="Region"
          options={options}
          value={region}
          onChange={(next) => onChange({ region: next })}
        />
      </div>
      <div data-span="4">
        <TextField
          label="Note"
          value={values.note}
          onChange={(note) => onChange({ note })}
          autoComplete="off"
        />
      </div>
      <div data-span="2">
        <TextField
          label="Price Limit"
          value={values.priceLimit}
          onChange={(priceLimit) => onChange({ priceLimit })}
          placeholder="None"
          prefix="€"
          inputMode="decimal"
          errorMessage={errors.priceLimit}
          autoComplete="off"
        />
      </div>
      <div data-span="6">
        <WebhookField
          label="Special Webhook"
          value={values.specialWebhook}
          onChange={(specialWebhook) => onChange({ specialWebhook })}
          warning={hints.specialWebhook}
          description="Alerts for this input go here instead."
          onCopyError={onCopyError}
        />
      </div>
      <div data-span="6">
        <SizeRange
          label="Size Range"
          value={values.sizeRange}
          onChange={(sizeRange) => onChange({ sizeRange })}
        />
      </div>
      {hasPrivateInputs && (
        <div data-span="6">
          <Checkbox
            label="Private Input"
            isSelected={values.isPrivate}
            onChange={(isPrivate) => onChange({ isPrivate })}
          />
        </div>
      )}
    </Grid>
  );
});
