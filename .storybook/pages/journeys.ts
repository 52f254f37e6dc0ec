/** A step of a journey: a story, and what happens there. */
export interface JourneyStep {
  storyId: string;
  title: string;
  text: string;
}

/** Journeys through the product as sequences of stories, for reviews. Each has a docs page beside this file. */
export const journeys = {
  firstSetting: [
    {
      storyId: 'features-status-pages-signinreturnscreen--default',
      title: 'Back from Discord',
      text: 'Discord sends the browser back with a code. The product exchanges it and asks for nothing.',
    },
    {
      storyId: 'features-status-pages-loadingscreen--default',
      title: 'The session loads',
      text: 'The customer’s purchases decide which page opens.',
    },
    {
      storyId: 'features-settings-settingsscreen--loading',
      title: 'Settings load',
      text: 'Skeletons have the shape of the form, so that nothing moves when it is there.',
    },
    {
      storyId: 'features-settings-settingsscreen--default',
      title: 'The form and its preview',
      text: 'The form is on the left; the message as Discord shows it is on the right.',
    },
    {
      storyId: 'features-settings-settingsscreen--unsaved',
      title: 'A setting is changed',
      text: 'The preview follows each keystroke, and the bar offers to discard or save.',
    },
    {
      storyId: 'features-settings-settingsscreen--saving',
      title: 'The setting is saved',
      text: 'The button waits for the server. The bar leaves when the save has succeeded.',
    },
  ],
  buyPlan: [
    {
      storyId: 'features-plans-plansscreen--default',
      title: 'Plans without a choice',
      text: 'Prices and what each plan brings. The summary stays in view.',
    },
    {
      storyId: 'features-plans-plansscreen--chosen',
      title: 'Plans are chosen',
      text: 'A monitor makes the Basic Toolbox free, and the summary adds up.',
    },
    {
      storyId: 'features-plans-plansscreen--purchasing',
      title: 'The checkout opens',
      text: 'The choice is locked while the payment page is requested.',
    },
    {
      storyId: 'features-payment-successscreen--default',
      title: 'Paid',
      text: 'Back from the payment page, the product waits for the purchase to arrive.',
    },
    {
      storyId: 'features-onboarding-customersetupscreen--start',
      title: 'The bot is set up',
      text: 'The new customer names the bot and sees the first message beside the form.',
    },
    {
      storyId: 'features-payment-paymentscreen--default',
      title: 'The subscription',
      text: 'From now on Payment shows the plans and leads to the billing portal.',
    },
  ],
  addInputs: [
    {
      storyId: 'features-monitors-monitorsscreen--default',
      title: 'Choose a monitor',
      text: 'Monitors that need set-up stand out.',
    },
    {
      storyId: 'features-monitor-monitordetailscreen--default',
      title: 'The monitor',
      text: 'Its webhooks and details, and the inputs that it watches.',
    },
    {
      storyId: 'features-monitor-bulkadddialog--empty',
      title: 'Many at once',
      text: 'Links and IDs are pasted, or a file is chosen.',
    },
    {
      storyId: 'features-monitor-bulkadddialog--what-was-read',
      title: 'What was read',
      text: 'Each line shows how it was understood, and why it cannot be added.',
    },
    {
      storyId: 'features-monitor-bulkadddialog--adding',
      title: 'Adding',
      text: 'The progress counts, and the job can be stopped.',
    },
    {
      storyId: 'features-monitor-bulkadddialog--partial-failure',
      title: 'Some could not be added',
      text: 'The failed lines stay with their reason and can be tried again.',
    },
  ],
  setPermissions: [
    {
      storyId: 'features-commands-commandsscreen--default',
      title: 'The commands of a server',
      text: 'A mark shows which commands have permissions of their own.',
    },
    {
      storyId: 'features-commands-permissiondialog--select-nothing-yet',
      title: 'Select',
      text: 'Channels, roles and members are found by one search.',
    },
    {
      storyId: 'features-commands-permissiondialog--selected',
      title: 'Selected',
      text: 'Everything that is selected stays in view and can be removed.',
    },
    {
      storyId: 'features-commands-permissiondialog--configure',
      title: 'Allow or deny',
      text: 'A tick allows, a cross denies, and the panel says what will change.',
    },
    {
      storyId: 'features-commands-permissiondialog--saving',
      title: 'Save',
      text: 'The dialog stays open until Discord has accepted the permissions.',
    },
    {
      storyId: 'features-commands-applypermissionsdialog--default',
      title: 'Apply to other commands',
      text: 'The same permissions are given to more commands.',
    },
  ],
} satisfies Record<string, readonly JourneyStep[]>;
