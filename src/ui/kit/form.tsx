import { type JSX, splitProps } from 'solid-js';

export interface FormProps extends Omit<JSX.FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onKeyDown'> {
  /** Called instead of the browser's own submission. */
  onSubmit: () => void;
}

const FIELDS = 'input, select, textarea';
/** Fields that Enter passes over: they are filled by touch or by the arrow keys, or not at all. */
const PASSED = '[type=checkbox], [type=radio], [type=range], [type=file], :disabled';

/** Moves from a field to the next one, and from the last to the button that submits; a form of one field is left to the browser. */
function moveOn(event: KeyboardEvent & { currentTarget: HTMLFormElement; target: Element }): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || !target.matches('input, select')) return;
  const controls = [...currentTarget.elements] as HTMLInputElement[];
  const fields = controls.filter((each) => each.matches(FIELDS));
  if (fields.length < 2) return;
  event.preventDefault();
  const isShown = (each: Element) => each.checkVisibility?.() ?? !each.closest('details:not([open])');
  const after = fields.slice(fields.indexOf(target as HTMLInputElement) + 1);
  const next = after.find((each) => !each.matches(PASSED) && isShown(each));
  (next ?? controls.find((each) => each.type === 'submit'))?.focus();
  // As Tab does: what is typed next replaces a default.
  if (next?.matches('input')) next.select();
}

/** A form that Enter does not submit half filled: with several fields it goes to the next one instead. */
export function Form(props: FormProps): JSX.Element {
  const [own, rest] = splitProps(props, ['onSubmit']);
  return (
    <form
      {...rest}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        own.onSubmit();
      }}
    />
  );
}
