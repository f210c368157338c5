import { type JSX, splitProps } from 'solid-js';

export interface FormProps extends Omit<JSX.FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onKeyDown'> {
  /** Called in place of the browser’s submission. */
  onSubmit: () => void;
}

const FIELDS = 'input, select, textarea';
/** Selector of fields that Enter skips: disabled fields, and those used by touch or arrow keys. */
const PASSED = '[type=checkbox], [type=radio], [type=range], [type=file], :disabled';

/**
 * Moves to the next field on Enter, and from the last field to the submit button. A form with one field is left to the
 * browser.
 */
function moveOn(event: KeyboardEvent & { currentTarget: HTMLFormElement; target: Element }): void {
  const { target, currentTarget } = event;
  // The key belongs to the innermost form.
  if (target.closest('form') !== currentTarget) return;
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !target.matches('input, select')) return;
  const controls = [...currentTarget.elements] as HTMLInputElement[];
  const fields = controls.filter((each) => each.matches(FIELDS));
  if (fields.length < 2) return;
  event.preventDefault();
  const isShown = (each: Element) => each.checkVisibility?.() ?? !each.closest('details:not([open])');
  const after = fields.slice(fields.indexOf(target as HTMLInputElement) + 1);
  const next = after.find((each) => !each.matches(PASSED) && isShown(each));
  (next ?? controls.find((each) => each.type === 'submit'))?.focus();
  // The text of the field is selected, as after Tab, so typing replaces a default.
  if (next?.matches('input')) next.select();
}

/**
 * Form in which Enter moves to the next field, so it does not submit an incomplete form. If there is only one field,
 * Enter submits.
 */
export function Form(props: FormProps): JSX.Element {
  const [own, rest] = splitProps(props, ['onSubmit']);
  return (
    <form
      {...rest}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        // A sheet may open inside another form, which must not be submitted with the form of the sheet.
        event.stopPropagation();
        own.onSubmit();
      }}
    />
  );
}
