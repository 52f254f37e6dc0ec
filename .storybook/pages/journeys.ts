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
      storyId: 'screens-signinreturn--default',
      title: 'Back from Discord',
      text: 'Discord sends the browser back with a code. The product exchanges it and asks for nothing.',
    },
    {
      storyId: 'screens-loading--default',
      title: 'The session loads',
      text: 'The customer’s purchases decide which page opens.',
    },
    {
      storyId: 'screens-settings--loading',
      title: 'Settings load',
      text: 'Skeletons have the shape of the form, so that nothing moves when it is there.',
    },
    {
      storyId: 'screens-settings--default',
      title: 'The form and its preview',
      text: 'The form is on the left; the message as Discord shows it is on the right.',
    },
    {
      storyId: 'screens-settings--unsaved',
      title: 'A setting is changed',
      text: 'The preview follows each keystroke, and the bar offers to discard or save.',
    },
    {
      storyId: 'screens-settings--saving',
      title: 'The setting is saved',
      text: 'The button waits for the server. The bar leaves when the save has succeeded.',
    },
  ],
  buyPlan: [
    {
      storyId: 'screens-plans--default',
      title: 'Plans without a choice',
      text: 'Prices and what each plan brings. The summary stays in view.',
    },
    {
      storyId: 'screens-plans--chosen',
      title: 'Plans are chosen',
      text: 'A monitor makes the Basic Toolbox free, and the summary adds up.',
    },
    {
      storyId: 'screens-plans--purchasing',
      title: 'The checkout opens',
      text: 'The choice is locked while the payment page is requested.',
    },
    {
      storyId: 'screens-success--default',
      title: 'Paid',
      text: 'Back from the payment page, the product waits for the purchase to arrive.',
    },
    {
      storyId: 'screens-customersetup--start',
      title: 'The bot is set up',
      text: 'The new customer names the bot and sees the first message beside the form.',
    },
    {
      storyId: 'screens-payment--default',
      title: 'The subscription',
      text: 'From now on Payment shows the plans and leads to the billing portal.',
    },
  ],
  addInputs: [
    {
      storyId: 'screens-monitors--default',
      title: 'Choose a monitor',
      text: 'Monitors that need set-up stand out.',
    },
    {
      storyId: 'screens-monitordetail--default',
      title: 'The monitor',
      text: 'Its webhooks and details, and the inputs that it watches.',
    },
    {
      storyId: 'dialogs-bulkadddialog--empty',
      title: 'Many at once',
      text: 'Links and IDs are pasted, or a file is chosen.',
    },
    {
      storyId: 'dialogs-bulkadddialog--what-was-read',
      title: 'What was read',
      text: 'Each line shows how it was understood, and why it cannot be added.',
    },
    {
      storyId: 'dialogs-bulkadddialog--adding',
      title: 'Adding',
      text: 'The progress counts, and the job can be stopped.',
    },
    {
      storyId: 'dialogs-bulkadddialog--partial-failure',
      title: 'Some could not be added',
      text: 'The failed lines stay with their reason and can be tried again.',
    },
  ],
  setPermissions: [
    {
      storyId: 'screens-commands--default',
      title: 'The commands of a server',
      text: 'A mark shows which commands have permissions of their own.',
    },
    {
      storyId: 'dialogs-permissiondialog--select-nothing-yet',
      title: 'Select',
      text: 'Channels, roles and members are found by one search.',
    },
    {
      storyId: 'dialogs-permissiondialog--selected',
      title: 'Selected',
      text: 'Everything that is selected stays in view and can be removed.',
    },
    {
      storyId: 'dialogs-permissiondialog--configure',
      title: 'Allow or deny',
      text: 'A tick allows, a cross denies, and the panel says what will change.',
    },
    {
      storyId: 'dialogs-permissiondialog--saving',
      title: 'Save',
      text: 'The dialog stays open until Discord has accepted the permissions.',
    },
    {
      storyId: 'dialogs-applypermissionsdialog--default',
      title: 'Apply to other commands',
      text: 'The same permissions are given to more commands.',
    },
  ],
} satisfies Record<string, readonly JourneyStep[]>;
