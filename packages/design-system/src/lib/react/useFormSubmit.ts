import { useEffect, useRef, useState } from 'react';

const hasNoValue = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.customError;

/**
 * Submits a form, unless a control says with `setCustomValidity` that its text is no value. Then, and when the fields turn
 * out to be invalid, the first of those that are is focused: a refusal has to be noticed.
 */
export function useFormSubmit(): (form: HTMLFormElement | null, submit: () => void) => void {
  const submitted = useRef<HTMLFormElement | null>(null);
  const [, setAttempts] = useState(0);
  // After each render, because the server may be the one that refuses.
  useEffect(() => {
    const invalid = submitted.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return;
    submitted.current = null;
    invalid.focus();
  });
  return (form, submit) => {
    submitted.current = form;
    const forget = (): void => {
      submitted.current = null;
    };
    // Errors that come while a person types must not move the focus.
    form?.addEventListener('input', forget, { once: true });
    setAttempts((count) => count + 1);
    const refusing = [...(form?.elements ?? [])].find(hasNoValue);
    if (refusing === undefined) submit();
    else refusing.checkValidity();
  };
}
