import { HistoryScreen } from '@dropdeck/design-system';
import * as history from '@dropdeck/domain/tools/history';
import { connect, route } from '../shell/connect';

/** /tools/history */
export const Component = route(history.page, undefined, connect(HistoryScreen, history.screen));
