import { SelectedMonitors } from '@dropdeck/design-system';
import { selected } from '@dropdeck/domain/monitors/selected';
import { connect } from '../../shell/connect';

/** What is done to selected monitors. */
export default connect(SelectedMonitors, selected);
