import { say, sayMany } from '../../text/say';
import './force-sheets.css';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { characters } from '../../app/collection/library';
import { ownedCopies, ownsAnyCharacter } from '../../app/collection/owned-copies';
import type { Adviser } from '../../app/forces/adviser';
import { type CheckedForce, describePointsLeft } from '../../app/forces/checked-force';
import { changeForce, withMember, withMemberPoints } from '../../app/forces/save-force';
import { afterNextFrame } from '../../app/timing/frames';
import { DIAL_POWERS } from '../../catalog/powers';
import type { SuggestedFill, ThemedTeam } from '../../force/suggest';
import { truncate } from '../../text/character-text';
import { SelectField } from '../kit/field';
import { ProgressBar } from '../kit/progress';
import { SegmentedControl } from '../kit/segmented';
import { BottomSheet } from '../kit/sheet';

const MOST = 12;
const TEAMS_SHOWN = 20;
const MANY_COPIES = 6;
const PREFERRED = [
  { value: 'fewer', label: say('Fewer figures') },
  { value: 'sturdier', label: say('More clicks') },
] as const;

/** Sheet with the best ways to spend the remaining points, and all themed teams that the collection allows. */
export default function SuggestSheet(props: {
  checked: CheckedForce;
  adviser: Adviser;
  onClose: () => void;
}): JSX.Element {
  const [keyword, setKeyword] = createSignal('');
  const [power, setPower] = createSignal('');
  const [prefer, setPrefer] = createSignal<'fewer' | 'sturdier'>('fewer');
  const [copies, setCopies] = createSignal<'one' | 'many'>('one');
  const [fills, setFills] = createSignal<readonly SuggestedFill[] | null>(null);
  const [teams, setTeams] = createSignal<readonly ThemedTeam[]>([]);
  const [busy, setBusy] = createSignal(true);
  const [broken, setBroken] = createSignal(false);
  const [whose, setWhose] = createSignal<'owned' | 'all' | null>(null);
  /** Whether only owned figures are used. Default if ownership is recorded; the player may include all figures. */
  const mine = createMemo(() => ownsAnyCharacter() && (whose() ?? 'owned') === 'owned');
  const all = () => characters() ?? [];
  const byId = createMemo(() => new Map(all().map((character) => [character.id, character])));
  /** Whether the first suggestion has arrived. Delays the list of keywords, which may have hundreds of entries. */
  const [settled, setSettled] = createSignal(false);
  const settle = () => void (settled() || afterNextFrame().then(() => setSettled(true)));
  const keywords = createMemo(() =>
    settled() ? [...new Set(all().flatMap((character) => character.keywords))].sort() : [],
  );
  const powers = () => (settled() ? DIAL_POWERS.toSorted((a, b) => a.name.localeCompare(b.name)) : []);

  createEffect(() => {
    const wish = {
      keyword: keyword() || null,
      powers: power() === '' ? [] : [power()],
      prefer: prefer(),
      most: MOST,
    };
    const { force, rules } = props.checked;
    setBusy(true);
    setBroken(false);
    setFills(null);
    setTeams([]);
    const stop = props.adviser.ask(
      {
        edition: rules.id,
        force,
        copies: copies() === 'one' ? 1 : MANY_COPIES,
        owned: mine() ? new Map([...(ownedCopies() ?? [])].map(([id, { count }]) => [id, count])) : null,
        taken: props.checked.found.flatMap((character) => character?.character.id ?? []),
        wish,
        themes: rules.force.themes !== null && keyword() === '',
      },
      (answer) => {
        settle();
        if ('fills' in answer) setFills(answer.fills.fills);
        else setTeams((before) => [...before, answer.team]);
      },
      (how) => {
        settle();
        setBusy(false);
        setBroken(how === 'failed');
      },
    );
    onCleanup(stop);
  });

  const namesOf = (fill: SuggestedFill) =>
    fill.picks.map(({ id }) => truncate(byId().get(id)?.name ?? '?', 40)).join(', ');
  function take(fill: SuggestedFill): void {
    const { saved } = props.checked;
    const text = say('Added: {names}.', { names: namesOf(fill) });
    const after = fill.picks.reduce((force, { id, points }) => {
      const character = byId().get(id);
      return character ? withMemberPoints(withMember(force, character), force.members.length, points, null) : force;
    }, saved);
    void changeForce(saved, after, text);
    props.onClose();
  }
  const Row = (row: { fill: SuggestedFill; over?: string }): JSX.Element => (
    <li>
      <button type="button" onClick={() => take(row.fill)}>
        <span class="fill-words">
          <Show when={row.over}>{(over) => <span class="fill-theme small">{over()}</span>}</Show>
          <span class="fill-names">{namesOf(row.fill)}</span>
          <span class="muted small">{describePointsLeft(row.fill.left)}</span>
        </span>
        <b class="number">{row.fill.points}</b>
      </button>
    </li>
  );

  return (
    <BottomSheet
      title={
        props.checked.verdict.left > 0
          ? sayMany(props.checked.verdict.left, 'Fill 1 point', 'Fill {n} points')
          : say('No points left')
      }
      onClose={props.onClose}
    >
      <div class="stack">
        <div class="suggest-wish halves">
          <SelectField
            isList
            label={say('Theme')}
            value={keyword()}
            onChange={setKeyword}
            options={[{ value: '', label: say('any') }, ...keywords().map((word) => ({ value: word, label: word }))]}
          />
          <SelectField
            isList
            label={say('With power')}
            value={power()}
            onChange={setPower}
            options={[
              { value: '', label: say('any power') },
              ...powers().map((each) => ({ value: each.id, label: each.name })),
            ]}
          />
        </div>
        <SegmentedControl label={say('Prefer')} options={PREFERRED} value={prefer()} onChange={setPrefer} />
        <Show when={ownsAnyCharacter()}>
          <SegmentedControl
            label={say('Choose from')}
            options={[
              { value: 'owned', label: say('My figures') },
              { value: 'all', label: say('All characters') },
            ]}
            value={whose() ?? 'owned'}
            onChange={setWhose}
          />
        </Show>
        <Show when={!mine()}>
          <SegmentedControl
            label={say('Copies of each figure')}
            options={[
              { value: 'one', label: say('One of each') },
              { value: 'many', label: say('Allow duplicates') },
            ]}
            value={copies()}
            onChange={setCopies}
          />
        </Show>
        <Show when={broken()}>
          <p role="alert">{say('The search failed. Change a filter above to try again.')}</p>
        </Show>
        <Show
          when={fills()}
          fallback={
            <Show when={busy()}>
              <ProgressBar label={say('Finding the best additions…')} />
            </Show>
          }
        >
          {(found) => (
            <ul class="fills-list" aria-label={say('Best additions')}>
              <For each={found()} fallback={<p class="muted">{nothingWords(props.checked, mine())}</p>}>
                {(fill) => <Row fill={fill} />}
              </For>
            </ul>
          )}
        </Show>
        <Show when={teams().length > 0}>
          <h3>{say('Themed teams')}</h3>
          <ul class="fills-list" aria-label={say('Themed teams')}>
            <For each={teams().slice(0, TEAMS_SHOWN)}>
              {(team) => <Show when={team.fills[0]}>{(fill) => <Row fill={fill()} over={team.keyword} />}</Show>}
            </For>
          </ul>
        </Show>
      </div>
    </BottomSheet>
  );
}

function nothingWords({ verdict }: CheckedForce, mine: boolean): string {
  return verdict.left <= 0
    ? say('No points left. Remove a figure or raise the build total.')
    : mine
      ? say('No figure you own matches. Change the filters or search all characters.')
      : say('No character in your collection matches. Change the filters or raise the build total.');
}
