import { createEvent } from 'effector';
import type { EntityId } from '../kernel/http';

// Apart from the dialogs, whose code is in a lazy chunk.
/** Opens the dialog of a command's permissions. */
export const dialogOpened = createEvent<EntityId>();
/** Opens the dialog that applies the permissions of a command that has overrides. */
export const applyOpened = createEvent<EntityId>();
/** Opens it for the commands that receive permissions; it asks which command to copy them from. */
export const applyToOpened = createEvent<readonly EntityId[]>();
