export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  /** For users of the package: the product does not disable it. */
  isDisabled?: boolean | undefined;
  /** One line of label and track, when the context shows the value. */
  isBare?: boolean | undefined;
}
