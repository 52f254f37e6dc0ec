export { commandsHref, monitorHref, searchHref, SERVER_KEY } from './links';
export { matchPath } from './match';
export {
  canonicalPath,
  firstCallAt,
  groupName,
  INPUT_KEYS,
  linkGroups,
  linkLabel,
  matchPage,
  pages,
  pageTitle,
  SIGN_IN_RETURN_PATH,
  type PageIcon,
  type PageName,
  type PageRecord,
} from './pages';
