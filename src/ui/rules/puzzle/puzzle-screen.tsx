import { editionName } from '../../../rules';
import { say, sayMany } from '../../../text/say';
import '../book.css';
import './puzzle.css';
import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import {
  getDayNumber,
  hasPuzzles,
  loadPuzzleBook,
  type OpenedPuzzle,
  openPuzzle,
  PUZZLE_LEVELS,
  type PuzzleLevel,
  pickPuzzle,
} from '../../../app/puzzle/puzzle-book';
import { getPuzzleAnswer, loadPuzzleRecord, puzzleRecord, recordPuzzleAnswer } from '../../../app/puzzle/puzzle-record';
import { goTo } from '../../../app/route';
import { readEditionGuess } from '../../../app/session/edition-guess';
import { EDITION_IDS } from '../../../rules';
import {
  describeDecidingRule,
  describePuzzlePlan,
  describePuzzleQuestion,
  describePuzzleScore,
  describePuzzleScoring,
  listDecidingLines,
} from '../../../text/screens/puzzle-text';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { SegmentedControl } from '../../kit/segmented';
import { AnswerLineList } from '../../shared/book/said-list';
import { Verdict } from '../../shared/verdict';
import { BookPageHeader } from '../book-page-header';
import { PuzzleBoard } from './puzzle-board';

const EDITIONS = EDITION_IDS.filter(hasPuzzles);
/** Number of rules that are shown for an answer. */
const RULES_SHOWN = 2;

// Module-level state: a player who reads a passage comes back to the same puzzle.
const [chosenEdition, setChosenEdition] = createSignal<string | null>(null);
const [level, setLevel] = createSignal<PuzzleLevel>(1);
/** Number of puzzles after the puzzle of the day. */
const [skipped, setSkipped] = createSignal(0);

/** Screen with the puzzle of the day: a position of self-play in which one plan is the best. */
export default function PuzzleScreen(props: { today?: Date }): JSX.Element {
  onMount(() => void loadPuzzleRecord());
  const edition = () => {
    const played = ruleset()?.id ?? readEditionGuess();
    return chosenEdition() ?? EDITIONS.find((each) => each === played) ?? EDITIONS[0] ?? '';
  };
  const [opened] = createResource(
    () => [edition(), level(), getDayNumber(props.today ?? new Date()) + skipped()] as const,
    async ([id, hard, day]) => {
      const book = await loadPuzzleBook(id);
      const number = book && pickPuzzle(book, hard, day);
      const stored = number === null ? undefined : book?.puzzles[number];
      const puzzle = stored && (await openPuzzle(id, stored));
      return puzzle && number !== null ? { edition: id, number, puzzle } : null;
    },
  );
  const levelLabels: Readonly<Record<PuzzleLevel, string>> = { 1: say('Easy'), 2: say('Medium'), 3: say('Hard') };
  return (
    <div class="page book puzzle" data-wide="">
      <BookPageHeader title={skipped() === 0 ? say('Puzzle of the day') : say('Puzzle')} />
      <div class="book-span">
        <label>
          {say('Rules of')}
          <select
            value={edition()}
            onChange={(event) => {
              setSkipped(0);
              setChosenEdition(event.currentTarget.value);
            }}
          >
            <For each={EDITIONS}>{(id) => <option value={id}>{editionName(id)}</option>}</For>
          </select>
        </label>
        <SegmentedControl
          label={say('Difficulty')}
          options={PUZZLE_LEVELS.map((each) => ({ value: String(each), label: levelLabels[each] }))}
          value={String(level())}
          onChange={(value) => {
            setSkipped(0);
            setLevel(Number(value) as PuzzleLevel);
          }}
        />
      </div>
      <Show when={!opened.loading} fallback={<ProgressBar label={say('Opening the puzzle…')} />}>
        <Show
          when={opened()}
          keyed
          fallback={<p role="alert">{say('This puzzle cannot be opened. Choose another one.')}</p>}
        >
          {(shown) => <Puzzle {...shown} onNext={() => setSkipped(skipped() + 1)} />}
        </Show>
      </Show>
    </div>
  );
}

function Puzzle(props: { edition: string; number: number; puzzle: OpenedPuzzle; onNext: () => void }): JSX.Element {
  const solved = () => props.puzzle.solved;
  const about = () => ({ table: props.puzzle.table, naming: props.puzzle.naming });
  const isMission = () => props.puzzle.ruleset.mission !== undefined;
  const answer = () => getPuzzleAnswer(props.edition, props.number);
  const [chosen, setChosen] = createSignal<number | null>(answer());
  const shown = createMemo(() => {
    const index = chosen();
    return index === null ? null : (solved().answers[index]?.plan ?? null);
  });
  const isRight = () => answer() === solved().best;
  const submit = (): void => {
    const index = chosen();
    if (index === null) return;
    void recordPuzzleAnswer(props.edition, props.number, index, index === solved().best);
  };
  const openOnMap = async (): Promise<void> => {
    const { openPositionNotation } = await import('../../../app/map/opened-position');
    if (openPositionNotation(props.puzzle.puzzle.position, { name: say('Puzzle'), note: '', id: null }).ok)
      goTo('map', 'ask');
  };
  return (
    <>
      <PuzzleBoard puzzle={props.puzzle} plan={shown()} rolls={answer() !== null} />
      <h2 class="puzzle-question">{describePuzzleQuestion(props.puzzle.side, isMission())}</h2>
      <p class="muted small">{describePuzzleScoring(isMission())}</p>
      <Show when={answer() !== null}>
        <p role="status">
          <Verdict tone={isRight() ? 'good' : 'bad'}>{isRight() ? say('Correct') : say('Not the best')}</Verdict>{' '}
          {sayMany(puzzleRecord.streak, '1 correct in a row', '{n} correct in a row')}
          {puzzleRecord.bestStreak > 0 ? ` · ${say('best: {n}', { n: puzzleRecord.bestStreak })}` : ''}
        </p>
      </Show>
      <ul class="puzzle-plans" aria-label={say('Plans')}>
        <For each={solved().answers}>
          {(each, index) => (
            <li>
              <button
                type="button"
                class="puzzle-plan"
                aria-pressed={chosen() === index()}
                onClick={() => setChosen(index())}
              >
                <span>{describePuzzlePlan(each, about())}</span>
                <Show when={answer() !== null}>
                  <b>{describePuzzleScore(each)}</b>
                  <PlanMark isBest={index() === solved().best} isAnswer={index() === answer()} />
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show
        when={answer() !== null}
        fallback={
          <Button tone="accent" big disabled={chosen() === null} onClick={submit}>
            {chosen() === null ? say('Tap a plan to see it on the map') : say('Answer with this plan')}
          </Button>
        }
      >
        <section class="puzzle-why" aria-label={say('Why')}>
          <h3>{say('Why')}</h3>
          <For each={solved().rules.slice(0, RULES_SHOWN)}>
            {(rule) => (
              <>
                <p>{describeDecidingRule(rule, props.puzzle.naming)}</p>
                <AnswerLineList lines={listDecidingLines(rule, props.puzzle.naming)} />
              </>
            )}
          </For>
        </section>
        <Button tone="accent" big onClick={() => props.onNext()}>
          {say('Next puzzle')}
        </Button>
      </Show>
      <Button onClick={() => void openOnMap()}>{say('Try it on the map')}</Button>
    </>
  );
}

function PlanMark(props: { isBest: boolean; isAnswer: boolean }): JSX.Element {
  const text = () =>
    [...(props.isBest ? [say('Best plan')] : []), ...(props.isAnswer ? [say('Your answer')] : [])].join(' · ');
  return (
    <Show when={text()}>
      <small>{text()}</small>
    </Show>
  );
}
