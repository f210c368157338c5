import { say } from '../../../text/say';
import '../../shared/rulings/rulings.css';
import { createSignal, type JSX, Show } from 'solid-js';
import type { PositionContext } from '../../../app/map/position-context';
import { makeQuickFigureFacts, playsWithCards, type QuickFigure, toQuickFigure } from '../../../app/map/quick-figure';
import { toast } from '../../../app/messages';
import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Figure } from '../../../table/table';
import { Button } from '../../kit/button';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { QuickForm } from '../../shared/characters/quick-form';

const MOST_TOKENS = 3;

/** Editor for a figure of a position: side, click, tokens and values. Each change is one undo step. */
export default function EditFigure(props: {
  context: PositionContext;
  figure: Figure;
  onClose: () => void;
}): JSX.Element {
  const [quick, setQuick] = createSignal<QuickFigure | null>(null);
  const piece = () => props.figure.piece;
  const record = (facts: readonly Fact[]): void => void props.context.record('edit', facts);
  const setClick = (click: number): void => {
    const by = click - props.figure.click;
    record([{ fact: 'clicked', piece: piece(), by, cause: by > 0 ? 'damage' : 'heal', from: null }]);
  };
  const setSide = (side: string): void => record(again(props.figure, [joinedAs(props.figure, side)]));
  const setValues = (values: QuickFigure): void => {
    const { figure, context } = props;
    // The figure is removed and added again, because the entered dial replaces its dial.
    record(again(figure, makeQuickFigureFacts(context.ruleset, figure.piece, figure.side, values)));
    setQuick(null);
  };
  const remove = (): void => {
    const { name } = props.figure.character;
    props.context.select(null);
    props.onClose();
    record([{ fact: 'left', piece: piece() }]);
    toast({ text: say('{name} removed.', { name }), action: { label: say('Undo'), run: () => props.context.undo() } });
  };
  return (
    <BottomSheet
      title={props.figure.name}
      onClose={props.onClose}
      foot={
        <Show
          when={quick()}
          fallback={
            <>
              <Button tone="bad" onClick={remove}>
                {say('Remove')}
              </Button>
              <Button tone="accent" big onClick={() => props.onClose()}>
                {say('Done')}
              </Button>
            </>
          }
        >
          {(values) => (
            <>
              <Button onClick={() => setQuick(null)}>{say('Back')}</Button>
              <Button tone="accent" big onClick={() => setValues(values())}>
                {say('Use these stats')}
              </Button>
            </>
          )}
        </Show>
      }
    >
      <Show
        when={quick()}
        fallback={
          <div class="stack">
            <SegmentedControl
              label={say('Side')}
              options={props.context.table.players.map(({ side, name }) => ({ value: side, label: name }))}
              value={props.figure.side}
              onChange={setSide}
            />
            <Show when={!playsWithCards(props.context.ruleset)}>
              <div class="figure-turn">
                <span>
                  {say('Click {click} of {clicks}', {
                    click: props.figure.click,
                    clicks: props.figure.character.dial.length,
                  })}
                </span>
                <Stepper
                  label={say('Click')}
                  value={props.figure.click}
                  min={1}
                  max={props.figure.character.dial.length}
                  onChange={setClick}
                />
              </div>
            </Show>
            <div class="figure-turn">
              <span>{say('Action tokens')}</span>
              <Stepper
                label={say('Action tokens')}
                value={props.figure.tokens}
                min={0}
                max={MOST_TOKENS}
                onChange={(tokens) => record([{ fact: 'tokens', piece: piece(), by: tokens - props.figure.tokens }])}
              />
            </div>
            <Button wide onClick={() => setQuick(toQuickFigure(props.figure.character, props.figure.click))}>
              {say('Edit stats')}
            </Button>
          </div>
        }
      >
        {(values) => <QuickForm ruleset={props.context.ruleset} quick={values()} onChange={setQuick} />}
      </Show>
    </BottomSheet>
  );
}

function joinedAs({ piece, character, points, click }: Figure, side: string): Fact {
  return { fact: 'joined', piece, side, character, points, click };
}

/** Returns the facts that remove a figure and add it again with the same position and state. */
function again({ piece, squares, tokens, holding, card }: Figure, joined: readonly Fact[]): Fact[] {
  const facts: Fact[] = [{ fact: 'left', piece }, ...joined];
  if (card && !joined.some(({ fact }) => fact === 'carded')) facts.push({ fact: 'carded', piece, card });
  if (squares.length > 0) facts.push({ fact: 'placed', piece, squares: squares.map(squareName), how: 'placed' });
  if (tokens > 0) facts.push({ fact: 'tokens', piece, by: tokens });
  if (holding !== null) facts.push({ fact: 'holds', piece, object: holding });
  return facts;
}
