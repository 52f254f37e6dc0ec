export { InviteBotAlert as default } from '@dropdeck/design-system';
