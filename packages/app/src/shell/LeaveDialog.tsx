export { LeaveGuardDialog as default } from '@dropdeck/design-system';
