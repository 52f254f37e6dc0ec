import { defineText } from '@dropdeck/text';

/** “Which one takes it?”: which redirects, keyword lists and inputs match a title, SKU or link by text. */
export const t = defineText('design-system/features/tools/MatchesDialog', {
  title: 'Which one takes it?',
  // The dialog was opened for one or several redirects or keyword lists.
  titleAsked: '{count, plural, one {What it takes} other {What they take}}',
  // Leads from what one takes to the field for a title, SKU or link.
  all: 'Compare a title instead',
  description:
    'Compared by text alone: a title or link has every word of the keyword, a SKU is equal, in any case. The server decides what is really sent.',
  text: 'Title, SKU or link',
  textHint: 'Leave it empty to see all redirects and keyword lists, and what each would take.',
  loadTitle: 'Your redirects, keyword lists and monitors are not all loaded yet',
  load: 'Load them',
  loading: 'Loading your lists',
  calls: 'This makes {count, plural, one {# call} other {# calls}}.',
  loadMonitorsTitle: 'Your monitors are not loaded yet',
  scanTitle:
    '{count, plural, one {The inputs and examples of # monitor are not loaded yet} other {The inputs and examples of # monitors are not loaded yet}}',
  scan: 'Look through {count, plural, one {# monitor} other {# monitors}}',
  scanning: 'Looking through {count, plural, one {# monitor} other {# monitors}}',
  // `{items}` is a list of counts with their nouns: “12 redirects, 3 keyword lists and 42 inputs and examples of 2 monitors”.
  compared: 'Compared with {items}.',
  comparedKnown:
    '{count, plural, one {# input or example} other {# inputs and examples}} of {monitors, plural, one {# monitor} other {# monitors}}',
  nothingCompared: 'Nothing to compare with is loaded yet.',
  readFailed: '{count, plural, one {# call} other {# calls}} failed',
  // The name of what could not be loaded, and why.
  failed: '{name}: {reason}',
  failedMore: '{name}: {reason}, and {count, number} more.',
  takers: '{count, plural, one {# redirect or keyword list} other {# redirects and keyword lists}}',
  order: 'In the order of your lists.',
  noTakers: 'No redirect and no keyword list takes it.',
  noTakersYet: 'None of the redirects and keyword lists that are loaded takes it.',
  noInputs: 'No input has it as its link.',
  keywordList: 'Keyword list',
  // `{keywords}` is a list: “air max, dunk”.
  byKeywords: 'By {keywords}',
  off: 'Off',
  takes: 'What it takes',
  // For assistive technology; the name of a redirect or keyword list.
  takesOf: 'What it takes: {name}',
  taken:
    '{count, plural, =0 {It takes none of the inputs and examples that are loaded.} one {It takes # of the inputs and examples that are loaded:} other {It takes # of the inputs and examples that are loaded:}}',
  inputs: '{count, plural, one {# input watches it itself} other {# inputs watch it themselves}}',
  inputOf: 'Input of {name}',
  exampleOf: 'Example of {name}',
  showAll: 'Show all {count, number}',
});
