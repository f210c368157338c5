import { say } from '../../../text/say';
import './new-game.css';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { ensureLibrary, forces, libraryFault, maps } from '../../../app/collection/library';
import type { SavedForce } from '../../../app/forces/force-roster';
import { findForceFormat } from '../../../app/game/force-format';
import { SIDES } from '../../../app/game/game-setup';
import { loadAllEditions, loadedEditions } from '../../../app/game/open-game';
import { EMPTY_ROSTER, withRosterCharacters } from '../../../app/game/side-roster';
import { goTo, route } from '../../../app/route';
import type { UsualSetup } from '../../../app/session/usual-setup';
import { EDITION_SUMMARIES } from '../../../rules';
import { formatById } from '../../../rules/format';
import type { AdoptedHouseRule } from '../../../table/table';
import { createAsyncValue } from '../../kit/async-value';
import { Button } from '../../kit/button';
import { CheckField, SelectField } from '../../kit/field';
import { Form } from '../../kit/form';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { ProgressBar } from '../../kit/progress';
import { SegmentedControl } from '../../kit/segmented';
import { FormatField } from '../../shared/format-field';
import { HelpButton } from '../../shared/help/help-button';
import { makePlayerSeat, makeSeatsAgainstSidekick, PlayerRows, type PlayerSeat, playerSeatName } from './player-rows';
import { RosterFields } from './roster-fields';

const MapField = lazy(() => import('../../shared/maps/map-field'));
const NewMission = lazy(() => import('./new-mission'));
const ScenarioField = lazy(() => import('../scenario/scenario-field'));
const loadScenarios = () => import('../../../app/game/scenario-choice');
const loadCards = async () => (await import('../../../app/collection/card-lists')).ensureCards();
const SidekickForce = lazyPart(() => import('./sidekick-force'));
const loadUsual = () => import('../../../app/session/usual-setup');

/** Returns the seats of the players of the last game. A default name stays a default, so it is not typed over. */
function makeUsualSeats({ names, plays }: Pick<UsualSetup, 'names' | 'plays'>): readonly PlayerSeat[] {
  const seats = names.map((_, index) => ({ ...makePlayerSeat(index), plays: plays[index] ?? null }));
  return seats.map((seat, index) => {
    const name = names[index] ?? '';
    return name === playerSeatName(seat, seats) ? seat : { ...seat, name };
  });
}

const TOTALS = ['100', '200', '300', '400', '500'] as const;

/** Form for a new game on one page. Every field has a default. `#/table/new/<force>` plays a force against Sidekick. */
export default function NewGame(): JSX.Element {
  const books = createAsyncValue(loadAllEditions, loadedEditions() ?? undefined);
  onMount(() => void ensureLibrary());
  // Cards are loaded, because texts of feats and conditions become part of the game.
  onMount(() => void loadCards());
  const scenarios = createAsyncValue(loadScenarios);
  // Fields appear together after the page header, so none moves another under a finger.
  const fields = createAsyncValue(() => Promise.all([MapField.preload(), ScenarioField.preload()]));
  const usual = createAsyncValue(async () => (await loadUsual()).readUsualSetup());
  const [edition, setEdition] = createSignal<string | null>(null);
  const [total, setTotal] = createSignal('300');
  const [seats, setSeats] = createSignal<readonly PlayerSeat[]>([makePlayerSeat(0), makePlayerSeat(1)]);
  const [turnOf, setTurnOf] = createSignal<string>(SIDES[0]);
  const [mapId, setMapId] = createSignal<string | undefined>(undefined);
  /** Id of the chosen scenario. Null until chosen; the default is the scenario that the forces were built for. */
  const [scenario, setScenario] = createSignal<string | null>(null);
  /** Id of the chosen format. Null until chosen; the default is the format of the forces. */
  const [chosenFormat, setChosenFormat] = createSignal<{ readonly id: string | undefined } | null>(null);
  /** Id of the saved force to play against Sidekick. Null once the form is filled in, or if there is none. */
  const [forceId, setForceId] = createSignal(route().rest[1] ?? null);
  /** Side that gets a force without a tap. */
  const [sideToFill, setSideToFill] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  /** Pending loads of characters. The start of the game waits for them. */
  const [coming, setComing] = createSignal<readonly Promise<void>[]>([]);
  const [again, setAgain] = createSignal(false);

  const rules = () => books()?.editionById(edition() ?? usual()?.edition ?? '') ?? books()?.EDITIONS[0];
  /** The map that the form begins with: that of the last game, or else the players' own rather than a demo map. */
  const usualMap = () => {
    const all = maps() ?? [];
    return (
      all.find(({ name }) => name === usual()?.map) ?? all.find(({ source }) => source !== 'demo') ?? all[0] ?? null
    );
  };
  const map = createMemo(() => (mapId() === '' ? null : (maps()?.find((each) => each.id === mapId()) ?? usualMap())));
  const current = () => seats().find((each) => each.side === turnOf()) ?? seats()[0] ?? makePlayerSeat(0);
  const change = (side: string, by: Partial<PlayerSeat>) =>
    setSeats(seats().map((each) => (each.side === side ? { ...each, ...by } : each)));
  const nameOf = (each: Parameters<typeof playerSeatName>[0]) => playerSeatName(each, seats());
  const pointsOf = (each: PlayerSeat) =>
    each.characters.reduce((sum, character) => sum + (character.starts[0]?.points ?? 0), 0);
  const scenarioChoice = () => {
    const now = rules();
    return (now && (scenario() ?? scenarios()?.findForceScenarioId(now, seats()))) ?? '';
  };
  const format = () => {
    const now = rules();
    if (!now) return undefined;
    const chosen = chosenFormat();
    return chosen ? chosen.id : findForceFormat(now, seats());
  };
  const readRoster = async (force: SavedForce) => {
    const { makeForceRoster } = await import('../../../app/forces/force-roster');
    await loadCards();
    return makeForceRoster(force);
  };
  const bring = async (side: string, force: SavedForce): Promise<void> => {
    change(side, await readRoster(force));
  };
  /** Fills in a force, its rules and its build total, against Sidekick. */
  const playAgainstSidekick = async (id: string): Promise<void> => {
    await ensureLibrary();
    const force = forces()?.find((each) => each.id === id);
    if (!force) return;
    const [person, app] = makeSeatsAgainstSidekick(seats(), await readRoster(force));
    if (!person || !app) return;
    setEdition(force.edition);
    setTotal(String(force.buildTotal));
    setSeats([person, app]);
    setTurnOf(app.side);
    setSideToFill(app.side);
  };
  const hasNobody = () => seats().every(({ characters, sideline }) => characters.length + sideline.length === 0);
  const isEmpty = () => seats().length === 2 && hasNobody();
  /** Fills both sides with demo characters, for users who have not entered any. */
  const fill = async () => {
    const { DEMO_FORCES, DEMO_MAPS, DEMO_PLAYERS } = await import('../../../app/game/demo-game');
    if (mapId() === undefined) setMapId(DEMO_MAPS[0]?.id);
    setSeats(
      seats().map((each, index) => ({
        ...each,
        name: each.plays ? each.name : each.name.trim() || (DEMO_PLAYERS[index] ?? ''),
        characters: DEMO_FORCES[index]?.characters ?? [],
      })),
    );
  };
  /** Whether the forces bring a format or a scenario, which the player then sees among the folded fields. */
  const hasExtras = () => {
    const now = rules();
    return (
      now !== undefined && Boolean(findForceFormat(now, seats()) || scenarios()?.findForceScenarioId(now, seats()))
    );
  };
  /** Build totals to choose from, with the total of the force to play. */
  const totals = () => [...new Set([...TOTALS, total()])].sort((a, b) => Number(a) - Number(b));
  const title = () => seats().map(nameOf).join(' – ');
  /** House rules of the last game. Undefined while loading. */
  const [asked, setAsked] = createSignal<readonly AdoptedHouseRule[]>();
  const offered = () => asked() ?? [];
  createEffect(
    on([rules, usual], async ([now, last]) => {
      // Until the last game is read, its edition may still replace these rules.
      if (!now || last === undefined) return;
      if (asked()) setAsked([]);
      // The last game’s house rules are optional, so a load error is ignored.
      const found = await loadUsual()
        .then(({ readLastHouseRules }) => readLastHouseRules(now))
        .catch(() => []);
      if (rules() === now) setAsked(found);
    }),
  );
  // The form begins with the build total and the players of the last game.
  createEffect(
    on(usual, async (last) => {
      if (last === undefined) return;
      if (last) fillUsual(last);
      const id = forceId();
      // If the force cannot be read, players fill in the form themselves.
      if (id !== null) await playAgainstSidekick(id).catch(() => undefined);
      setForceId(null);
    }),
  );
  const fillUsual = (last: UsualSetup): void => {
    if ((TOTALS as readonly string[]).includes(String(last.buildTotal))) setTotal(String(last.buildTotal));
    const names = last.names.slice(0, SIDES.length);
    if (names.length >= 2) setSeats(makeUsualSeats({ ...last, names }));
  };
  const whole = () => forceId() === null && books() && scenarios() && fields() && asked();
  const start = async () => {
    const chosen = rules();
    if (!chosen || busy()) return;
    setBusy(true);
    await Promise.allSettled(coming());
    // Maps are loaded first, so the game uses the map that the form shows.
    await ensureLibrary();
    const buildTotal = Number(total());
    const players = seats().map(({ team, ...each }) => ({
      ...each,
      name: nameOf(each),
      sideline: chosen.sideline ? each.sideline : [],
      ...(seats().length > 2 && team !== '' ? { team } : {}),
    }));
    const [{ startGame }, { findChosenScenarioCard }] = await Promise.all([
      import('../../../app/session/start-game'),
      loadScenarios(),
    ]);
    const begun = await startGame({
      name: title(),
      edition: chosen.id,
      buildTotal,
      actionTotal: chosen.actionTotal(buildTotal),
      players,
      map: map(),
      houseRules: again() ? offered() : [],
      scenario: findChosenScenarioCard(chosen, scenarioChoice()),
      format: formatById(chosen.formats, format()),
    });
    setBusy(false);
    if (begun) goTo('table');
  };

  return (
    <Form class="new-game" onSubmit={() => void start()}>
      <header>
        <IconButton icon="back" name={say('All games')} onClick={() => goTo('table', 'games')} />
        <h1>{say('New game')}</h1>
        <HelpButton about="new-game" />
      </header>
      <Show when={whole()} fallback={<ProgressBar label={say('Loading…')} />}>
        <SelectField
          label={say('Rules')}
          hint={say(EDITION_SUMMARIES[rules()?.id ?? ''] ?? '')}
          value={rules()?.id ?? ''}
          options={(books()?.EDITIONS ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setEdition}
        />
        <Show when={!rules()?.mission} fallback={<NewMission edition={rules()?.id ?? ''} />}>
          <section class="stack">
            <h2>{say('Build total')}</h2>
            <SegmentedControl
              label={say('Build total')}
              options={totals().map((value) => ({ value, label: value }))}
              value={total()}
              onChange={setTotal}
            />
          </section>
          <PlayerRows seats={seats()} onChange={setSeats} />
          <section class="stack">
            <h2>
              {say('Characters')}
              <small data-over={pointsOf(current()) > Number(total()) ? '' : undefined}>
                {say('{points} of {total}', { points: pointsOf(current()), total: total() })}
              </small>
            </h2>
            <Show when={isEmpty()}>
              <Button
                wide
                hint={say('four characters for each player, 300 points each')}
                onClick={() => setComing([...coming(), fill()])}
              >
                {say('Use the demo forces')}
              </Button>
            </Show>
            <SegmentedControl
              label={say('Characters for')}
              options={seats().map((each) => ({ value: each.side, label: nameOf(each) }))}
              value={current().side}
              onChange={setTurnOf}
            />
            <Show when={current().plays ? current().side : null} keyed>
              {(side) => (
                <SidekickForce
                  rules={rules()}
                  buildTotal={Number(total())}
                  format={format()}
                  seat={seats().indexOf(current())}
                  atOnce={side === sideToFill()}
                  onSearch={(search) => {
                    setSideToFill(null);
                    setComing([...coming(), search]);
                  }}
                  taken={seats().flatMap((each) => (each.side === side ? [] : each.characters))}
                  onForce={(characters) => change(side, { ...EMPTY_ROSTER, characters })}
                />
              )}
            </Show>
            <RosterFields
              rules={rules()}
              forceLabel={say('Add a whole force for {name}', { name: nameOf(current()) })}
              chosen={current().characters}
              onForce={(force) => setComing([...coming(), bring(current().side, force)])}
              onChange={(chosen) => change(current().side, withRosterCharacters(current(), chosen))}
            >
              <Show when={libraryFault()}>
                {(words) => (
                  <p class="fault" role="alert">
                    {words()}
                  </p>
                )}
              </Show>
            </RosterFields>
          </section>
          <Suspense>
            <MapField
              maps={maps() ?? []}
              value={map()}
              hint={say('Optional: you can track figures without a map.')}
              onChange={(chosen) => setMapId(chosen?.id ?? '')}
            />
          </Suspense>
          <details class="unfolds stack" open={hasExtras()}>
            <summary>{say('Format, scenario and house rules')}</summary>
            <FormatField rules={rules()} value={format()} onChange={(id) => setChosenFormat({ id })} />
            <Show when={(rules()?.scenarios.all.length ?? 0) > 0 && rules()}>
              {(chosen) => (
                <Suspense>
                  <ScenarioField
                    rules={chosen()}
                    seats={seats().map((each) => ({ ...each, called: nameOf(each) }))}
                    buildTotal={Number(total())}
                    value={scenarioChoice()}
                    onChange={setScenario}
                  />
                </Suspense>
              )}
            </Show>
            <Show when={offered().length > 0}>
              <section class="stack">
                <h2>{say('House rules')}</h2>
                <CheckField
                  checked={again()}
                  onChange={setAgain}
                  label={
                    <span>
                      {say('Same as last game')}
                      <small class="below">
                        {say('{rules}. You can change them in the game menu.', {
                          rules: offered()
                            .map(({ name }) => say(name))
                            .join(' · '),
                        })}
                      </small>
                    </span>
                  }
                />
              </section>
            </Show>
          </details>
          <div class="page-foot">
            <Button
              type="submit"
              tone="accent"
              big
              wide
              disabled={!rules() || busy() || (hasNobody() && coming().length === 0)}
              hint={
                hasNobody()
                  ? say('Add characters first')
                  : seats()
                      .map((each) => `${nameOf(each)}: ${pointsOf(each)}`)
                      .join(' · ')
              }
            >
              {say('Start')}
            </Button>
          </div>
        </Show>
      </Show>
    </Form>
  );
}
