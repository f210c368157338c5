import { Index, type JSX } from 'solid-js';
import { Button } from '../../kit/button';

export interface ListLabels {
  readonly title: string;
  readonly add: string;
  /** Returns the title of an item by number: `Token 2`. */
  readonly each: (at: number) => string;
  /** Returns the label of a button that removes an item: `Remove token 2`. */
  readonly remove: (at: number) => string;
}

export interface ListFieldsProps<Item> {
  words: ListLabels;
  items: readonly Item[];
  most: number;
  fresh: () => Item;
  onChange: (items: readonly Item[], field?: string) => void;
  /**
   * Renders the fields of one item. `put` changes a part of the item; `field` names the field in which the user types.
   */
  fields: (item: () => Item, put: (part: Partial<Item>, field?: string) => void) => JSX.Element;
}

export function ListFields<Item>(props: ListFieldsProps<Item>): JSX.Element {
  const put = (at: number, part: Partial<Item>, field = '') =>
    props.onChange(
      props.items.map((each, index) => (index === at ? { ...each, ...part } : each)),
      field === '' ? '' : `${field} ${at}`,
    );
  return (
    <section class="card-fields" aria-label={props.words.title}>
      <h2>{props.words.title}</h2>
      <Index each={props.items}>
        {(item, at) => (
          <fieldset>
            <legend>{props.words.each(at + 1)}</legend>
            {props.fields(item, (part, field) => put(at, part, field))}
            <Button onClick={() => props.onChange(props.items.filter((_, index) => index !== at))}>
              {props.words.remove(at + 1)}
            </Button>
          </fieldset>
        )}
      </Index>
      <Button
        disabled={props.items.length === props.most}
        onClick={() => props.onChange([...props.items, props.fresh()])}
      >
        {props.words.add}
      </Button>
    </section>
  );
}
