// What the demo has in the place of the browser's history.
export { createHashHistory as createBrowserHistory } from 'history';
