export { commandsHref, compareHref, monitorHref, searchHref, SERVER_KEY } from './links';
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
