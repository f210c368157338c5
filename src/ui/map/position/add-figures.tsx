import { say, sayMany } from '../../../text/say';
import '../../shared/rulings/rulings.css';
import { createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { characters, ensureLibrary } from '../../../app/collection/library';
import { listPieceIds, makeJoinFacts } from '../../../app/game/game-setup';
import type { PositionContext } from '../../../app/map/position-context';
import {
  makeDefaultQuickFigure,
  makeQuickFigureFacts,
  playsWithCards,
  type QuickFigure,
} from '../../../app/map/quick-figure';
import type { Character } from '../../../catalog/character';
import type { Fact } from '../../../table/facts';
import { playerName } from '../../../text/names/ids';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';
import { CharacterPick } from '../../shared/characters/character-pick';
import { QuickForm } from '../../shared/characters/quick-form';

const WAYS = [
  { value: 'quick', label: say('Enter stats') },
  { value: 'collection', label: say('Collection') },
] as const;

/**
 * Sheet that adds figures to a position: entered by values, or from the collection. Added figures wait in the tray to
 * be placed.
 */
export default function AddFigures(props: { context: PositionContext; onClose: () => void }): JSX.Element {
  const players = () => props.context.table.players;
  const [side, setSide] = createSignal(emptiest(props.context));
  const [way, setWay] = createSignal<'quick' | 'collection'>('quick');
  const [chosen, setChosen] = createSignal<readonly Character[]>([]);
  const [quick, setQuick] = createSignal<QuickFigure>(makeDefaultQuickFigure(freeName(props.context)));
  const dialled = () => (characters() ?? []).filter(({ card }) => card === undefined);
  onMount(() => void ensureLibrary());

  const bring = (facts: readonly Fact[]): void => {
    void props.context.record('join', facts);
    props.onClose();
    // The first added figure is selected, so the next tap on a square places it.
    const first = facts.find((fact) => fact.fact === 'joined');
    props.context.select(first?.piece ?? null);
  };
  const taken = () => listPieceIds(props.context.table);
  const addQuick = (): void => {
    const [named] = makeJoinFacts(side(), [{ starts: [] } as unknown as Character], taken());
    if (!named) return;
    const name = quick().name.trim() || freeName(props.context);
    bring(makeQuickFigureFacts(props.context.ruleset, named.piece, side(), { ...quick(), name }));
  };
  return (
    <BottomSheet
      title={say('Add figures')}
      onClose={props.onClose}
      foot={
        <Show
          when={way() === 'quick'}
          fallback={
            <Button
              tone="accent"
              big
              disabled={chosen().length === 0}
              onClick={() => bring(makeJoinFacts(side(), chosen(), taken()))}
            >
              {chosen().length === 0 ? say('Add') : sayMany(chosen().length, 'Add 1 figure', 'Add {n} figures')}
            </Button>
          }
        >
          <Button tone="accent" big onClick={addQuick}>
            {quick().name.trim() === '' ? say('Add figure') : say('Add {name}', { name: quick().name.trim() })}
          </Button>
        </Show>
      }
    >
      <div class="stack">
        <SegmentedControl
          label={say('Side')}
          options={players().map((player) => ({ value: player.side, label: playerName(player) }))}
          value={side()}
          onChange={setSide}
        />
        <Show when={!playsWithCards(props.context.ruleset)}>
          <SegmentedControl label={say('How')} options={WAYS} value={way()} onChange={setWay} />
        </Show>
        <Switch>
          <Match when={way() === 'quick'}>
            <QuickForm ruleset={props.context.ruleset} quick={quick()} onChange={setQuick} />
          </Match>
          <Match when={characters()}>
            <CharacterPick characters={dialled()} chosen={chosen()} onChange={setChosen} />
          </Match>
          <Match when={way() === 'collection'}>
            <ProgressBar label={say('Loading the collection…')} />
          </Match>
        </Switch>
      </div>
    </BottomSheet>
  );
}

/** Returns the first or second side, whichever has fewer figures. */
function emptiest({ table }: PositionContext): string {
  const [first, second] = table.players;
  const count = (side: string) => [...table.figures.values()].filter((each) => each.side === side).length;
  if (!first) return '';
  return second && count(second.side) < count(first.side) ? second.side : first.side;
}

/** Returns the first unused letter as a name: `A`, `B`, …. */
function freeName({ table }: PositionContext): string {
  const taken = new Set([...table.figures.values()].map(({ character }) => character.name));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.find((letter) => !taken.has(letter)) ?? `Figure ${taken.size + 1}`;
}
