import { defineText } from '@dropdeck/text';

/** What the setup of a customer says. */
export const t = defineText('design-system/features/onboarding', {
  settingUpBot: 'Setting up your bot',
  settingUpTitle: 'Your bot is being set up',
  settingUpDescription:
    'You will receive a private message when it is done. This page updates automatically.',
  loading: 'Loading your profile',
  almostThere: 'Almost there',
  almostThereDescription: 'We are loading your profile. This page updates automatically.',
  welcome: 'Welcome',
  welcomeName: 'Welcome, {userName}',
  welcomeDescription: 'Payment received. Next, set up your profile: name, image and color.',
  startSetup: 'Start Setup',
  setUpProfile: 'Set up your profile',
  setUpDescription: 'This takes about a minute.',
  customerGroupName: 'Customer or Group Name',
  exampleTime: 'Today at 14:02',
  exampleTitle: 'Example Title',
  exampleDescription: 'Example description',
  customerProfile: 'Customer profile',
  profile: 'Profile',
  changeLater: 'You can change it later.',
  createProfile: 'Create Profile',
  customerNameDescription: 'Your name, or that of your group.',
  imageUrl: 'Image URL',
  imageDescription: 'A square image for the bot’s avatar.',
  embedColor: 'Embed Color',
  footerText: 'Footer Text',
  footerTextExample: 'FooterText',
  footerIconUrl: 'Footer Icon URL',
});
