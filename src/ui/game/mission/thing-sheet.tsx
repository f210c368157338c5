import { say } from '../../../text/say';
import './strike-sheet.css';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { deed } from '../../../app/game/record';
import { naming, reasonsAgainst, ruleset } from '../../../app/game/session';
import { titleOfOption, titleWith } from '../../../app/mission/option-words';
import { fromDial } from '../../../app/mission/paying';
import { goTo } from '../../../app/route';
import { DIRECTIONS } from '../../../grid/direction';
import { type Square, squareName, xOf } from '../../../grid/square';
import { sameThing, thingsOn } from '../../../query/destroy';
import type { Thing } from '../../../query/terms';
import type { Option } from '../../../rules/options';
import type { Deed, DeedRuling } from '../../../rules/ruleset';
import { type Figure, positionOf, type Table } from '../../../table/table';
import { wordsOfThing } from '../../../text/answer/things';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';

interface Choice {
  readonly thing: Thing;
  readonly deed: Deed;
  readonly ruling: DeedRuling;
  readonly cost: number | null;
}

/** Doors, walls and things at hand: to be destroyed by an attack, or dealt with for points. */
export function ThingSheet(props: { table: Table; figure: Figure; option: Option; onClose: () => void }): JSX.Element {
  const [chosen, setChosen] = createSignal<Thing | null>(null);
  const choices = createMemo(() => choicesOf(props.table, props.figure, props.option));
  const choice = () => {
    const thing = chosen();
    return thing && choices().find((each) => sameThing(each.thing, thing));
  };
  const hint = () => {
    const cost = choice()?.cost ?? null;
    return cost === null ? undefined : `${cost} AP`;
  };
  const go = () => {
    const what = choice();
    if (what) void deed(what.deed);
    props.onClose();
  };
  return (
    <Sheet
      title={titleWith(naming().piece(props.figure.piece), props.option)}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={() => goTo('map', 'hit')}>{say('On the map')}</Button>
          <Button
            tone={choice()?.ruling.legal ? 'accent' : 'plain'}
            big
            disabled={!choice()}
            hint={hint()}
            onClick={go}
          >
            {titleOfOption(props.option)}
          </Button>
        </>
      }
    >
      <div class="strike-targets">
        <For
          each={choices()}
          fallback={<p class="muted">{say('Nothing next to it. Use the map for objects farther away.')}</p>}
        >
          {(each) => (
            <Button
              aria-pressed={choice() === each}
              tone={choice() === each ? 'accent' : 'plain'}
              hint={each.ruling.legal ? `${each.cost ?? 0} AP` : say('not allowed')}
              onClick={() => setChosen(each.thing)}
            >
              {wordsOfThing(each.thing, naming())} {'square' in each.thing ? squareName(each.thing.square) : ''}
            </Button>
          )}
        </For>
      </div>
      <Show when={choice()}>
        {(each) => <p role="status">{reasonsAgainst(each().ruling) ?? say('This is allowed.')}</p>}
      </Show>
    </Sheet>
  );
}

function choicesOf(table: Table, figure: Figure, option: Option): Choice[] {
  const [rules, position, board] = [ruleset(), positionOf(table), table.board];
  if (!rules || !position || !board || figure.squares.length === 0) return [];
  const around = figure.squares.flatMap((square) => [
    square,
    ...DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => (square + step) as Square),
  ]);
  const things: Thing[] = [];
  for (const square of around) {
    for (const thing of thingsOn(board, square)) {
      const beside = 'square' in thing || figure.squares.includes(square);
      if (beside && !things.some((each) => sameThing(each, thing))) things.push(thing);
    }
  }
  for (const { at, strength } of table.tokens) {
    if (at === null || strength === null || !around.includes(at)) continue;
    if (!things.some((each) => 'square' in each && each.square === at)) things.push({ square: at });
  }
  return things.map((thing) => {
    const cost =
      option.id === 'interact'
        ? (rules.mission?.interact(position, { piece: figure.piece, target: thing }).cost ?? null)
        : option.cost;
    const command = fromDial(table, figure, cost ?? 0);
    const what: Deed =
      option.id === 'interact'
        ? { deed: 'interact', of: { piece: figure.piece, target: thing }, command }
        : {
            deed: 'demolish',
            of: { attacker: figure.piece, target: thing, attack: attackOf(figure), strength: null, aim: 0 },
            command,
          };
    return { thing, deed: what, ruling: rules.give(table, what), cost };
  });
}

function attackOf({ card }: Figure): string {
  return card?.boxes.attack?.type || 'melee';
}
