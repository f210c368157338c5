import '../import/import.css';
import '../collection.css';
import '../../shared/characters/character-detail.css';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { deleteBoxCard } from '../../../app/collection/save-cards';
import { goTo } from '../../../app/route';
import { boardFromPatch } from '../../../board/join-tiles';
import { patchFromTile, type Tile } from '../../../board/tile';
import type { BoxCard } from '../../../catalog/cards/box-card';
import { listScenarioProblems } from '../../../catalog/cards/card-problems';
import { layOutMapCard } from '../../../catalog/cards/lay-map';
import type { ScenarioCard } from '../../../catalog/cards/scenario-card';
import { squareName } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { describeCardFaultCode } from '../../../text/import-text';
import { TEAM_NAMES } from '../../../text/names/mission-teams';
import { decapitalise, say, sayMany } from '../../../text/say';
import { CARD_FIGURE_KIND_NAMES, describeScenarioCard } from '../../../text/screens/character-card-text';
import { BoardView } from '../../board/board-view';
import { Button } from '../../kit/button';
import { FactList } from '../../kit/fact-list';
import { BottomSheet } from '../../kit/sheet';

export interface CardDetailProps {
  card: BoxCard;
  /** All stored tiles, which a map is assembled from. */
  tiles: readonly Tile[];
  onClose: () => void;
}

export function CardDetail(props: CardDetailProps): JSX.Element {
  const drawn = createMemo(() => {
    const { card } = props;
    if (card.part === 'maps') return layOutMapCard(card.card, props.tiles);
    if (card.part !== 'tiles') return null;
    const patch = patchFromTile(card.card);
    return patch.ok ? boardFromPatch(patch.value) : patch;
  });
  const problems = () => {
    const found = drawn();
    if (found && !found.ok) return [found.fault];
    return props.card.part === 'scenarios' ? listScenarioProblems(props.card.card) : [];
  };
  const board = () => {
    const found = drawn();
    return found?.ok ? found.value.board : null;
  };
  const edit = () => {
    const { card } = props;
    if (card.part === 'maps') goTo('collection', 'tiles', card.card.id);
    else goTo('collection', 'card', card.id);
  };

  return (
    <BottomSheet
      title={truncate(props.card.card.name, 120)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button
            onClick={() => {
              props.onClose();
              void deleteBoxCard(props.card);
            }}
          >
            {say('Delete')}
          </Button>
          <Show when={props.card.part !== 'tiles'}>
            <Button onClick={edit}>{say('Edit card')}</Button>
          </Show>
        </>
      }
    >
      <Show when={problems().length > 0}>
        <ul class="stack import-lines" data-tone="warn" aria-label={say('Against the rules')}>
          <For each={problems()}>{({ code, detail }) => <li>{describeCardFaultCode(code, detail)}</li>}</For>
        </ul>
      </Show>
      <Show when={board()}>
        {(there) => (
          <div class="map-preview">
            <BoardView
              board={there()}
              label={say('Map {name}', { name: truncate(props.card.card.name) })}
              pieces={[]}
              describe={squareName}
            />
          </div>
        )}
      </Show>
      <Switch>
        <Match when={props.card.part === 'scenarios' && props.card.card}>
          {(card) => <ScenarioWords card={card()} />}
        </Match>
        <Match when={props.card.part === 'victories' && props.card.card}>
          {(card) => (
            <For each={card().sides}>
              {(side) => (
                <article class="inset">
                  <p>
                    <strong>{side.name}</strong>
                  </p>
                  <p class="special-text">{side.text}</p>
                </article>
              )}
            </For>
          )}
        </Match>
      </Switch>
    </BottomSheet>
  );
}

function ScenarioWords(props: { card: ScenarioCard }): JSX.Element {
  const facts = (): readonly (readonly [string, string])[] => [
    ...props.card.tokens.map(
      ({ name, count, strength, wounds, placedBy, when }) =>
        [
          `${count} × ${name}`,
          [
            strength === null
              ? say('cannot be damaged')
              : say('strength {strength}, {wounds}', { strength, wounds: sayMany(wounds, '1 wound', '{n} wounds') }),
            say('placed by the {teams}', { teams: decapitalise(TEAM_NAMES[placedBy]) }),
            when === 'setup' ? say('during setup') : say('when the stage begins'),
          ].join(', '),
        ] as const,
    ),
    ...props.card.roles.map(
      ({ name, count, of, chosenBy, secret }) =>
        [
          `${count} × ${name}`,
          secret
            ? say('for the {team}, chosen in secret by the {chooser}', {
                team: decapitalise(TEAM_NAMES[of]),
                chooser: decapitalise(TEAM_NAMES[chosenBy]),
              })
            : say('for the {team}, chosen by the {chooser}', {
                team: decapitalise(TEAM_NAMES[of]),
                chooser: decapitalise(TEAM_NAMES[chosenBy]),
              }),
        ] as const,
    ),
    ...props.card.needs.map(
      ({ kind, figures }) => [say('Required'), `${figures} × ${CARD_FIGURE_KIND_NAMES[kind]}`] as const,
    ),
  ];
  return (
    <>
      <p class="muted">{describeScenarioCard(props.card)}</p>
      <FactList facts={facts()} />
      <p class="special-text">{props.card.rules}</p>
    </>
  );
}
