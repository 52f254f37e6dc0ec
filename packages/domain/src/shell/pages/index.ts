export { compareHref } from './compare';
export { matchPath, type PathParameters } from './match';
export {
  firstCallAt,
  INPUT_KEYS,
  matchPage,
  pages,
  SIGN_IN_RETURN_PATH,
  type PageIcon,
  type PageMatch,
  type PageName,
  type PageRecord,
} from './pages';
