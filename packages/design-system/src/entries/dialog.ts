// What opens above a page: a task, a question, a form.

export { AlertDialog, type AlertDialogProps } from '../primitives/AlertDialog/AlertDialog';
export { Dialog, type DialogProps } from '../primitives/Dialog/Dialog';
export { FormDialog, type FormDialogProps } from '../patterns/FormDialog/FormDialog';
