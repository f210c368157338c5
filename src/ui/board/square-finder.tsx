import { createSignal, type JSX } from 'solid-js';
import { type Board, hasSquare } from '../../board/board';
import { parseSquare, type Square } from '../../grid/square';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Form } from '../kit/form';

export interface SquareFinderProps {
  board: Board;
  ref: (input: HTMLInputElement) => void;
  onFind: (square: Square) => void;
  /** Called when the user chooses the found square. Same effect as a tap on the square. */
  onChoose: () => void;
}

/** Finds a square by its name, for people who cannot see the map. Visible only while the field has the focus. */
export function SquareFinder(props: SquareFinderProps): JSX.Element {
  const [missing, setMissing] = createSignal(false);
  let input!: HTMLInputElement;
  const find = (): boolean => {
    const square = parseSquare(input.value.trim().toLowerCase());
    const there = square !== null && hasSquare(props.board, square);
    setMissing(!there);
    if (there) props.onFind(square);
    return there;
  };
  return (
    <Form
      class="board-find"
      onSubmit={() => {
        find();
      }}
    >
      <label>
        {say('Square')}{' '}
        <input
          ref={(element) => {
            input = element;
            props.ref(element);
          }}
          type="text"
          size="4"
          placeholder="c4"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onFocus={(event) => event.currentTarget.select()}
          aria-invalid={missing() ? 'true' : undefined}
        />
      </label>
      <Button type="submit">{say('Go to square')}</Button>
      <Button
        onClick={() => {
          if (find()) props.onChoose();
        }}
      >
        {say('Select square')}
      </Button>
    </Form>
  );
}
