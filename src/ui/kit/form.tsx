import { type JSX, splitProps } from 'solid-js';

export interface FormProps extends Omit<JSX.FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onKeyDown'> {
  /** Called instead of the browser's own submission. */
  onSubmit: () => void;
}

const FIELDS = 'input:not([type=hidden], [type=file], [type=submit]), select, textarea';
/** Fields that Enter moves to: choices are made with the arrow keys or by touch. */
const WRITTEN = ':not([type=checkbox], [type=radio], [type=range])';

/** Fields are counted by name, so that the radio buttons of one choice are one field. */
function nameOf(field: Element): string | Element {
  const name = field.getAttribute('name');
  return field.matches('[type=radio]') && name ? name : field;
}

function isShown(field: HTMLElement): boolean {
  const folded = field.closest('details:not([open])');
  if (folded && !field.closest('summary')) return false;
  return field.checkVisibility?.() ?? true;
}

/**
 * A form that Enter does not submit half filled. With several fields, Enter moves to the next one, and from the last to the button that submits.
 * A form of one field is submitted by Enter, as everywhere.
 */
export function Form(props: FormProps): JSX.Element {
  const [own, rest] = splitProps(props, ['onSubmit']);
  const moveOn = (event: KeyboardEvent & { currentTarget: HTMLFormElement }): void => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || target.matches('textarea')) return;
    const controls = [...event.currentTarget.elements].filter((each) => each instanceof HTMLElement);
    const fields = controls.filter((each) => each.matches(FIELDS));
    if (new Set(fields.map(nameOf)).size < 2) return;
    event.preventDefault();
    const after = fields.slice(fields.indexOf(target) + 1);
    const next = after.find((each) => each.matches(WRITTEN) && !each.matches(':disabled') && isShown(each));
    (next ?? controls.find((each) => each.matches('[type=submit]')))?.focus();
    // As Tab does: what is typed next replaces a default.
    if (next instanceof HTMLInputElement) next.select();
  };
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
