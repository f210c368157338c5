import { getOwnProperty } from '../../../plain/get-own';
import { listTeamsInOrder, sumTeamPoints } from '../../../table/allies';
import { isMission, type Table } from '../../../table/table';
import { describeWin, teamName } from '../../../text/names/team';
import { say, sayMany } from '../../../text/say';
import './summary-screen.css';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { finishGame } from '../../../app/game/game-actions';
import { findPendingTie, previewGameEnd, undoGameEnd } from '../../../app/game/game-end';
import { summarizeGame } from '../../../app/game/game-summary';
import { describeTurn, makeLogNaming, printGameLog } from '../../../app/game/log-lines';
import { game, log, ruleset, table } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import { listCurrentMissionReminders } from '../../../app/mission/mission-objectives';
import { goTo } from '../../../app/route';
import { announceShareResult, makeFileName, shareFile, shareText } from '../../../app/share';
import { type Fraction, printMixedNumber, ZERO } from '../../../plain/fraction';
import { describeFact } from '../../../text/log/fact-text';
import type { ChartLine } from '../../../view/chart';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { Chart } from './chart';
import { TieRollOff } from './roll-off';
import { drawSummaryPicture } from './summary-picture';

const RevealRow = lazyPart(() => import('../mission/reveal-row'));
const ScoreSheet = lazyPart(() => import('../mission/score-sheet'));
const MissionBar = lazyPart(() => import('../mission/mission-bar'));

/** Screen with the summary of the game: winner, margin, timeline, and points and clicks by round. */
export default function SummaryScreen(): JSX.Element {
  let page: HTMLDivElement | undefined;
  // Scrolls to the result if the game is ended further down the page.
  createEffect(
    on(
      () => table()?.ended,
      () => {
        if (page) page.scrollTop = 0;
      },
      { defer: true },
    ),
  );
  return (
    <div class="summary" ref={page}>
      <header>
        <IconButton icon="back" name={say('Back to the table')} onClick={() => goTo('table')} />
        <h1>{say('Summary')}</h1>
      </header>
      <Show
        when={table()}
        fallback={
          <EmptyState icon="table" title={say('No game open')} text={say('Open a game to see its summary.')}>
            <Button tone="accent" onClick={() => goTo('table', 'games')}>
              {say('All games')}
            </Button>
          </EmptyState>
        }
      >
        {(now) => <SummaryView table={now()} />}
      </Show>
    </div>
  );
}

function SummaryView(props: { table: Table }): JSX.Element {
  /** Table as if the game ended now. Null after the end, or if the game cannot end. */
  const ifEnded = createMemo(() => previewGameEnd(props.table));
  const shown = () => ifEnded() ?? props.table;
  const story = createMemo(() => {
    const now = log();
    return now ? summarizeGame(now) : { rounds: [], moments: [], roundsPlayed: 0, hasRollOff: false };
  });
  const names = createMemo(() => {
    const now = log();
    return now ? makeLogNaming(now) : null;
  });
  const mission = () => isMission(props.table);
  /** Reminders about scenarios to settle before a mission is complete. */
  const unscored = createMemo(() => listCurrentMissionReminders(shown()));
  const points = () => (mission() ? say('Objective points') : say('Victory points'));
  const rounds = () => story().rounds.map((each) => each.round);
  const lines = (read: (points: Fraction, life: number) => number): ChartLine[] =>
    props.table.players.map(({ side, name }) => ({
      side,
      name,
      values: story().rounds.map(({ sides }) =>
        read(getOwnProperty(sides, side)?.points ?? ZERO, getOwnProperty(sides, side)?.clicks ?? 0),
      ),
    }));
  const charts = createMemo(() => [
    { title: points(), lines: lines(({ numerator, denominator }) => numerator / denominator) },
    { title: mission() ? say('Health left') : say('Clicks left'), lines: lines((_, life) => life) },
  ]);
  const pointsOf = (side: string) => printMixedNumber(getOwnProperty(shown().points, side) ?? ZERO);
  const tied = createMemo(() => {
    const sides = findPendingTie(props.table)?.sides ?? [];
    const players = props.table.players.filter(({ side }) => sides.includes(side));
    return players.map((player) => ({ ...player, name: teamName(props.table, player.side) }));
  });
  /** Players grouped by team. A team has one score; its players are listed below it. */
  const teams = createMemo(() =>
    listTeamsInOrder(
      props.table,
      props.table.players.map(({ side }) => side),
    ).map((team) => ({
      side: team[0] ?? '',
      team,
      name: teamName(props.table, team[0] ?? ''),
      won: printMixedNumber(sumTeamPoints(shown().points, team)),
    })),
  );
  const hasWon = (team: readonly string[]) => team.some((side) => side === shown().ended?.winner);
  const nameOf = (side: string) => props.table.players.find((player) => player.side === side)?.name ?? side;
  const verdict = (now: Table): string => {
    const text = verdictOf(now);
    return now.ended && story().hasRollOff ? say('{winner} by roll-off', { winner: text }) : text;
  };
  const title = () => game()?.name ?? say('Game');
  const shareWords = async (): Promise<void> => {
    const now = log();
    if (now)
      announceShareResult(
        await shareText(title(), `${verdict(props.table)}\n\n${printGameLog(now, title())}`),
        'summary',
      );
  };
  const sharePicture = async (): Promise<void> => {
    const blob = await drawSummaryPicture({
      title: title(),
      verdict: verdictOf(props.table),
      points: teams(),
      rounds: rounds(),
      charts: charts(),
    });
    if (!blob) {
      toast({ text: say('This device cannot make the picture. Share the text instead.'), tone: 'warn' });
      return;
    }
    announceShareResult(
      await shareFile(new File([blob], `${makeFileName(title())}.png`, { type: 'image/png' }), title()),
      'picture',
    );
  };
  return (
    <>
      <Show when={ifEnded()}>
        <p class="summary-if muted">{say('If the game ends now')}</p>
      </Show>
      <p class="summary-verdict number">{verdict(shown())}</p>
      <p class="muted">
        {title()} · {sayMany(story().roundsPlayed, '1 round', '{n} rounds')}
      </p>
      <ul class="side-list summary-points" aria-label={points()}>
        <For each={teams()}>
          {({ side, team, name, won }) => (
            <li data-side={side} data-won={hasWon(team) ? '' : undefined} data-team={team.length > 1 ? '' : undefined}>
              <span class={team.length > 1 ? 'clip' : 'clip summary-side'}>
                {name}
                <Show when={hasWon(team)}>
                  <small> {team.length > 1 ? say('winners') : say('winner')}</small>
                </Show>
              </span>
              <strong class="number">{won}</strong>
              <Show when={team.length > 1}>
                <ul class="summary-team">
                  <For each={team}>
                    {(member) => (
                      <li data-side={member}>
                        <span class="clip summary-side">{nameOf(member)}</span>
                        <span class="number">{pointsOf(member)}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={unscored().length > 0}>
        <Unscored table={shown()} isOver={props.table.ended !== null} />
      </Show>
      <Show when={ifEnded()}>
        <div class="halves">
          <Button onClick={() => goTo('table')}>{say('Keep playing')}</Button>
          <Button tone={unscored().length > 0 ? 'plain' : 'accent'} onClick={() => void finishGame()}>
            {mission() ? say('End the mission') : say('End the game')}
          </Button>
        </div>
      </Show>
      <Show when={tied().length > 0}>
        <TieRollOff players={tied()} />
      </Show>
      <Show when={props.table.ended}>
        <div class="halves">
          <Show when={!mission() || unscored().length > 0}>
            <Button onClick={() => void undoGameEnd().then((goesOn) => goesOn && goTo('table'))}>
              {say('Keep playing')}
            </Button>
          </Show>
          <Button tone={tied().length > 0 ? 'plain' : 'accent'} onClick={() => goTo('table', 'new')}>
            {say('New game')}
          </Button>
        </div>
      </Show>
      <Show when={ruleset()?.mission}>
        <MissionBar table={props.table} />
      </Show>
      <For each={charts()}>{(chart) => <Chart title={chart.title} lines={chart.lines} rounds={rounds()} />}</For>
      <Show when={props.table.houseRules.length + props.table.houseNotes.length > 0}>
        <section class="stack">
          <h2>{say('House rules')}</h2>
          <ul class="summary-moments">
            <For each={props.table.houseRules}>{({ name }) => <li>{say(name)}</li>}</For>
            <For each={props.table.houseNotes}>
              {({ title, text }) => (
                <li>
                  <small class="muted">{say('Note: {title}', { title })}</small>
                  {text}
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <section class="stack">
        <h2>{say('Key moments')}</h2>
        <ol class="summary-moments">
          <For
            each={story().moments}
            fallback={
              <li>
                {mission()
                  ? say('No defeat, return or note to list.')
                  : say('No K.O., capture, critical roll or note to list.')}
              </li>
            }
          >
            {({ round, side, fact }) => (
              <Show when={names()}>
                {(naming) => (
                  <li>
                    <small class="muted">{describeTurn(round, side, naming())}</small>
                    {describeFact(fact, naming())}
                  </li>
                )}
              </Show>
            )}
          </For>
        </ol>
      </section>
      <div class="page-foot" data-below={tied().length > 0 ? '' : undefined}>
        <Button onClick={() => void shareWords()}>{say('Share as text')}</Button>
        <Button onClick={() => void sharePicture()}>{say('Share as picture')}</Button>
      </div>
    </>
  );
}

/**
 * Scenarios that are open at the end of a mission. Players reveal and score them first, possibly after undoing the end.
 */
function Unscored(props: { table: Table; isOver: boolean }): JSX.Element {
  const [scoring, setScoring] = createSignal(false);
  const cards = () =>
    listCurrentMissionReminders(props.table).flatMap((each) => (each.due === 'score' ? [each.card] : []));
  return (
    <section class="stack" aria-label={say('Still to score')}>
      <h2>{say('Still to score')}</h2>
      <Show when={cards().length > 0}>
        <div class="between">
          <span>{cards().join(', ')}</span>
          <Show when={!props.isOver}>
            <Button tone="accent" onClick={() => setScoring(true)}>
              {say('Objective points')}
            </Button>
          </Show>
        </div>
      </Show>
      <RevealRow table={props.table} />
      <Show when={scoring()}>
        <ScoreSheet onClose={() => setScoring(false)} />
      </Show>
    </section>
  );
}

function verdictOf(table: Table): string {
  if (!table.ended) return say('Game in progress');
  const { winner } = table.ended;
  return winner === null ? say('Tie') : describeWin(table, winner);
}
