import { defineText } from '@dropdeck/text';

/** What the form of a new input can be filled with. */
export const t = defineText('design-system/features/monitor/FillIn', {
  fillIn: 'Fill in',
  asLastTime: 'As last time',
  asLastTimeText: 'Sizes, region, price limit and webhook of the newest input',
  startLikeThis: 'Start like this from now on',
  startLikeThisText:
    'New inputs of this monitor begin with these sizes, region and price limit in this browser',
  startAsStandard: 'Start with standard values',
  startAsStandardText: 'New inputs of this monitor begin with all sizes and regions again',
});
