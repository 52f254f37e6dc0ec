export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue: number;
  isDisabled?: boolean | undefined;
  /** One line of label and track, when the context shows the value. */
  isBare?: boolean | undefined;
}
