// Controls, and what every page that has them needs once.

export { ignoreDoubleClicks } from '../lib/react/doubleClicks';
export { trackModality } from '../lib/react/trackModality';
export { InfoButton, type HelpTopic } from '../primitives/InfoButton/InfoButton';
export { AlertDialog, type AlertDialogProps } from '../primitives/AlertDialog/AlertDialog';
export { Avatar, type AvatarProps } from '../primitives/Avatar/Avatar';
export { Badge, type BadgeProps, type Tone } from '../primitives/Badge/Badge';
export { Banner, type BannerProps, type BannerTone } from '../primitives/Banner/Banner';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../primitives/Button/Button';
export { Card, type CardProps } from '../primitives/Card/Card';
export { Checkbox, type CheckboxProps } from '../primitives/Checkbox/Checkbox';
export { ColorField, parseHexColor, type ColorFieldProps } from '../primitives/ColorField/ColorField';
export { CopyButton, type CopyButtonProps } from '../primitives/CopyButton/CopyButton';
export { Dialog, type DialogProps } from '../primitives/Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from '../primitives/EmptyState/EmptyState';
export { Icon, type IconProps } from '../primitives/Icon/Icon';
export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton';
export { Kbd, type KbdProps } from '../primitives/Kbd/Kbd';
export { Link, type LinkProps } from '../primitives/Link/Link';
export { Menu, type MenuGroup, type MenuItem, type MenuProps } from '../primitives/Menu/Menu';
export { ProgressBar, type ProgressBarProps } from '../primitives/ProgressBar/ProgressBar';
export { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField';
export { SecretField, type SecretFieldProps } from '../primitives/SecretField/SecretField';
export { Select, type SelectOption, type SelectProps } from '../primitives/Select/Select';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from '../primitives/Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from '../primitives/Spinner/Spinner';
export { Switch, type SwitchProps } from '../primitives/Switch/Switch';
export { TextField, type TextFieldProps } from '../primitives/TextField/TextField';
export {
  ToastRegion,
  type ToastKind,
  type ToastMessage,
  type ToastRegionProps,
} from '../primitives/Toast/Toast';
export { Time, type TimeProps } from '../primitives/Time/Time';
export { tooltipProps, type TooltipPlacement } from '../primitives/Tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden';
export { DatePicker, type DatePickerProps } from '../primitives/DatePicker/DatePicker';
export { Disclosure, type DisclosureProps } from '../primitives/Disclosure/Disclosure';
export {
  MultiSelect,
  type MultiSelectOption,
  type MultiSelectProps,
} from '../primitives/MultiSelect/MultiSelect';
export { RadioGroup, type RadioGroupProps, type RadioOption } from '../primitives/RadioGroup/RadioGroup';
export { Pills, type PillsProps } from '../primitives/Segments/Pills';
export { Segments, type SegmentsProps } from '../primitives/Segments/Segments';
export { Stepper, type StepperProps } from '../primitives/Stepper/Stepper';
export { Tag, type TagProps } from '../primitives/Tag/Tag';
export { TextArea, type TextAreaProps } from '../primitives/TextArea/TextArea';
export { FormatsProvider } from '../primitives/Time/FormatsProvider';
export { setLocale, type Locale } from '@dropdeck/text';
