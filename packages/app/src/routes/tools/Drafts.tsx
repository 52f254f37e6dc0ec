import { DraftsScreen } from '@dropdeck/design-system';
import { screen } from '@dropdeck/domain/tools/drafts/tool';
import { connect } from '../../shell/connect';

/** /tools/drafts */
export default connect(DraftsScreen, screen);
