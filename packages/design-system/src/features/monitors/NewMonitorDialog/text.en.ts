import { defineText } from '@dropdeck/text';

/** What the dialog of a new monitor says. */
export const t = defineText('design-system/features/monitors/NewMonitorDialog', {
  title: 'New Monitor',
  create: 'Create monitor',
  siteName: 'Site Name',
  monitorType: 'Monitor Type',
  watchesSite: 'Everything new on the site',
  watchesProducts: 'Only the products you enter',
  monitorVisible: 'Monitor Visible',
  visible: 'Customers see it',
  hidden: 'Only developers see it',
  startsHidden: 'New-release monitors start hidden.',
  product: 'Product',
  // The parameter is the product’s id.
  productOf: 'Product {id}',
  productsFailed: 'The products could not be loaded',
  productStays: 'Product {id} stays selected.',
  exampleUrls: 'Example URLs',
  noExamples: 'No examples yet',
  regions: 'Regions',
  noRegions: 'No regions yet',
});
