import type { ReactNode } from 'react';
import { Button } from '../../../packages/design-system/src/primitives/Button/Button';
import { TextField } from '../../../packages/design-system/src/primitives/TextField/TextField';
import { DoDont } from '../parts';
import { Column, DialogPicture, Line } from './frame';

const ignore = (): void => undefined;

/** For Button: one primary button, and labels that name the action. */
export function ButtonDoDont(): ReactNode {
  return (
    <>
      <DoDont
        good={{
          example: (
            <Line>
              <Button variant="ghost">Cancel</Button>
              <Button variant="primary">Create redirect</Button>
            </Line>
          ),
          text: 'Make one button primary and name its action.',
        }}
        bad={{
          example: (
            <Line>
              <Button variant="primary">Cancel</Button>
              <Button variant="primary">OK</Button>
            </Line>
          ),
          text: 'Two primary buttons compete, and “OK” does not say what happens.',
        }}
      />
      <DoDont
        good={{
          example: (
            <Line>
              <Button variant="secondary">Keep list</Button>
              <Button variant="danger">Delete list</Button>
            </Line>
          ),
          text: 'Put the destructive action last, in the danger tone.',
        }}
        bad={{
          example: (
            <Line>
              <Button variant="primary">Delete list</Button>
              <Button variant="secondary">Keep list</Button>
            </Line>
          ),
          text: 'A destructive action is never the first or the default button.',
        }}
      />
    </>
  );
}

/** For TextField: a lasting label, and errors that say what to enter. */
export function TextFieldDoDont(): ReactNode {
  return (
    <>
      <DoDont
        good={{
          example: (
            <Column>
              <TextField label="Server ID" value="" onChange={ignore} placeholder="284719205518237696" mono />
            </Column>
          ),
          text: 'Keep the label above the field; a placeholder shows the format.',
        }}
        bad={{
          example: (
            <Column>
              <TextField label="Server ID" isLabelHidden value="" onChange={ignore} placeholder="Server ID" />
            </Column>
          ),
          text: 'A placeholder used as the label disappears with the first letter.',
        }}
      />
      <DoDont
        good={{
          example: (
            <Column>
              <TextField
                label="Embed Color"
                value="indigo"
                onChange={ignore}
                error="This is not a hex color such as #3BB2B7."
              />
            </Column>
          ),
          text: 'Say what is wrong, with an example of what works.',
        }}
        bad={{
          example: (
            <Column>
              <TextField label="Embed Color" value="indigo" onChange={ignore} error="Invalid input" />
            </Column>
          ),
          text: '“Invalid input” leaves the person to guess.',
        }}
      />
    </>
  );
}

/** For Dialog: the title and the button name the same action. */
export function DialogDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <DialogPicture
            title="Invite User"
            footer={
              <>
                <Button variant="ghost">Cancel</Button>
                <Button variant="primary">Copy link</Button>
              </>
            }
          >
            The link can be used once.
          </DialogPicture>
        ),
        text: 'The title names the task; the primary button stands last.',
      }}
      bad={{
        example: (
          <DialogPicture
            title="Information"
            footer={
              <>
                <Button variant="primary">Yes</Button>
                <Button variant="primary">No</Button>
              </>
            }
          >
            Do you want to proceed with the invitation process now?
          </DialogPicture>
        ),
        text: 'A vague title and yes or no must be read twice.',
      }}
    />
  );
}

/** For AlertDialog: the question names what is lost, the button what it does. */
export function AlertDialogDoDont(): ReactNode {
  return (
    <DoDont
      good={{
        example: (
          <DialogPicture
            title="Delete 14 redirects?"
            footer={
              <>
                <Button>Cancel</Button>
                <Button variant="danger">Delete 14 redirects</Button>
              </>
            }
          >
            They stop forwarding at once.
          </DialogPicture>
        ),
        text: 'Name what is deleted, what follows, and repeat the action on the button.',
      }}
      bad={{
        example: (
          <DialogPicture
            title="Are you sure?"
            footer={
              <>
                <Button variant="primary">OK</Button>
                <Button>Cancel</Button>
              </>
            }
          >
            This action cannot be undone.
          </DialogPicture>
        ),
        text: '“Are you sure?” does not say about what.',
      }}
    />
  );
}
