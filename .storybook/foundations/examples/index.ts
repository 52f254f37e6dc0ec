export { AlertDialogDoDont, ButtonDoDont, DialogDoDont, TextFieldDoDont } from './controls';
export { ColorDoDont, IconsDoDont, SpaceDoDont, TypeDoDont, WritingDoDont } from './foundations';
export { BadgeDoDont, BannerDoDont, EmptyStateDoDont, ToastDoDont } from './messages';
