export { compareHref } from './compare';
export { matchPath } from './match';
export {
  firstCallAt,
  INPUT_KEYS,
  matchPage,
  pages,
  SIGN_IN_RETURN_PATH,
  type PageIcon,
  type PageName,
  type PageRecord,
} from './pages';
