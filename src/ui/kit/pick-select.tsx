import { For, type JSX, splitProps } from 'solid-js';

interface PickSelectProps<Item> extends Omit<JSX.SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  /** Text of the select while nothing is picked: `Choose a force…`. */
  prompt: string;
  options: readonly Item[];
  onPick: (item: Item) => void;
}

/** List that acts like a menu: picking an option calls `onPick`, and the list shows its prompt again. */
export function PickSelect<Item extends { readonly name: string }>(props: PickSelectProps<Item>): JSX.Element {
  const [own, rest] = splitProps(props, ['prompt', 'options', 'onPick']);
  return (
    <select
      {...rest}
      onChange={({ currentTarget: select }) => {
        const item = own.options[select.selectedIndex - 1];
        select.value = '';
        if (item) own.onPick(item);
      }}
    >
      <option value="" hidden>
        {own.prompt}
      </option>
      <For each={own.options}>{({ name }) => <option>{name}</option>}</For>
    </select>
  );
}
