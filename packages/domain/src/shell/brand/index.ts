export {
  $brand,
  $isBrandUnread,
  brandKey,
  brandRead,
  defaultBrand,
  type Brand,
  type BrandLink,
  type KeptBrand,
} from './brand';
