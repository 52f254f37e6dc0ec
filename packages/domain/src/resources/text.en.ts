import { defineText } from '@dropdeck/text';

/** What resources say. Those that end in `Subject` complete “Another tab or another person changed … while you were editing.” */
export const t = defineText('domain/resources', {
  redirectSubject: 'the redirect “{name}”',
  keywordListSubject: 'the keyword list “{name}”',
  proxyListSubject: 'the proxy list “{name}”',
  customerSubject: 'the customer “{name}”',
  // `name` is a monitor.
  accessSubject: 'who can see {name}',
  thisAccessSubject: 'who can see this monitor',
  inputsSubject: 'the inputs of {name}',
  thisInputsSubject: 'the inputs of this monitor',
  examplesSubject: 'the example inputs of {name}',
  thisExamplesSubject: 'the example inputs of this monitor',
  webhooksSubject: 'the webhooks of {name}',
  thisWebhooksSubject: 'the webhooks of this monitor',
  // `label` is a field: “Note of https://…”.
  fieldOfInput: '{label} of {link}',
  linkNeeded: 'Enter a link or a product ID.',
  noSizeRange: '“{text}” is no size range between 36 and 50.',
  noPrice: '“{text}” is no price. Write it as 1000 or 12.50.',
  priceNegative: 'Enter a price limit of 0 or more.',
  delayNotWhole: '“{text}” is no whole number.',
  delayNegative: 'Enter a delay of 0 or more.',
  delayTooLarge: 'Enter a smaller delay.',
  addInputs: 'Add {count, plural, one {# input} other {# inputs}}',
  changeInputs: 'Change {count, plural, one {# input} other {# inputs}}',
});
