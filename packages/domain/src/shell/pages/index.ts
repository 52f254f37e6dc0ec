export { commandsHref, inputHref, monitorHref, searchHref, SERVER_KEY } from './pages';
export { matchPath } from './pages';
export {
  canonicalPath,
  firstCallAt,
  groupName,
  INPUT_KEYS,
  INPUT_ROW_KEY,
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
