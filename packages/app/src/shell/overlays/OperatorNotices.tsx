export { OperatorNotices as default } from '@dropdeck/design-system';
