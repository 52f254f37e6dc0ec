import type { SliderValue } from './sliderStyles';

export interface SliderProps<Value extends SliderValue> {
  label: string;
  /** One number, or two for a range whose thumbs never cross. */
  value: Value;
  onChange: (value: Value) => void;
  /** Called on release: the value is committed. */
  onChangeEnd?: ((value: Value) => void) | undefined;
  minValue: number;
  maxValue: number;
  step?: number | undefined;
  /** Names of the two thumbs. */
  thumbLabels?: readonly [from: string, to: string] | undefined;
  isDisabled?: boolean | undefined;
  /** One line of label and track, when the context shows the value. */
  isBare?: boolean | undefined;
}
