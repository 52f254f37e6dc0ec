export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Called on release: the value is committed. */
  onChangeEnd?: ((value: number) => void) | undefined;
  minValue: number;
  maxValue: number;
  step?: number | undefined;
  isDisabled?: boolean | undefined;
  /** One line of label and track, when the context shows the value. */
  isBare?: boolean | undefined;
}
