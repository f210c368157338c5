import { say } from '../../../text/say';
import './figure-sheet.css';
import { createMemo, Index, type JSX, onMount, Show } from 'solid-js';
import { effectiveClick } from '../../../app/game/figure-effects';
import { ruleset, table } from '../../../app/game/open-game';
import { findSavedPowerMeaning, loadSavedPowerMeanings, recordPowerMeaning } from '../../../app/game/power-meanings';
import { DIAL_SLOTS } from '../../../catalog/character';
import { findPower, type PowerInSlot, powerId, powerName } from '../../../catalog/powers';
import { isPowerIgnored, listShownPowersForPiece, type ShownPower } from '../../../query/shown-powers';
import type { Figure } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import { ANSWER_TEXT } from '../../../text/answer/answer-text';
import { sourceName } from '../../../text/answer/answers';
import { describePowerMeaning } from '../../../text/names/meanings';
import { VALUE_NAMES } from '../../../text/names/sources';
import { Button } from '../../kit/button';
import { MeaningButton } from '../../shared/meaning/meaning-button';

/** Row of the power list. Abilities on the base and special powers have no slot. */
interface Row extends PowerInSlot {
  readonly name: string;
  readonly shown: ShownPower | null;
}

/** List of current powers by name. Powers that answers ignore are marked, and players may define their effects. */
export function FigurePowers(props: { figure: Figure; onRead: (power: PowerInSlot) => void }): JSX.Element {
  onMount(() => void loadSavedPowerMeanings());
  const rows = createMemo((): readonly Row[] => {
    const rules = ruleset();
    const powers = rules ? listShownPowersForPiece(rules, makePieceOfFigure(props.figure, table())) : [];
    const click = effectiveClick(props.figure);
    const printed = DIAL_SLOTS.flatMap((slot): Row[] => {
      const power = click?.[slot].power ?? null;
      if (power === null) return [];
      const found = powers.find((each) => each.power === powerId(power)) ?? null;
      return [{ power: powerId(power), name: powerName(power), slot, shown: found }];
    });
    const told = powers.filter((each) => isPowerIgnored(each) || each.standing === 'player-meaning');
    const others = told.filter(({ power }) => printed.every((row) => row.power !== power));
    const names = new Map(props.figure.character.specials.map(({ name }) => [powerId(name), name]));
    return [
      ...printed,
      ...others.map((each) => ({
        power: each.power,
        name: names.get(each.power) ?? sourceName(each.power),
        slot: null,
        shown: each,
      })),
    ];
  });
  return (
    <Show when={rows().length > 0}>
      <section class="stack" aria-label={say('Powers showing')}>
        <h3>{say('Powers showing')}</h3>
        <ul class="power-list">
          {/* Keyed by index, so that a changed row keeps its button and the focus. */}
          <Index each={rows()}>{(row) => <Power row={row()} onRead={props.onRead} />}</Index>
        </ul>
      </section>
    </Show>
  );
}

function Power(props: { row: Row; onRead: (power: PowerInSlot) => void }): JSX.Element {
  const standing = () => props.row.shown?.standing;
  const meant = () => table()?.meanings?.find(({ power }) => power === props.row.power)?.effects ?? null;
  const isSet = () => standing() === 'player-meaning';
  const ignored = () => props.row.shown !== null && isPowerIgnored(props.row.shown);
  const kept = () => (ignored() ? findSavedPowerMeaning(table()?.edition ?? '', props.row.power) : null);
  return (
    <li>
      <i
        data-colour={findPower(props.row.power)?.colour ?? 'none'}
        data-pattern={findPower(props.row.power)?.pattern}
        aria-hidden="true"
      />
      <span class="power-name">
        <button type="button" class="power-read" aria-haspopup="dialog" onClick={() => props.onRead(props.row)}>
          {props.row.name}
        </button>
        <Show when={props.row.slot}>{(slot) => <small class="muted">{VALUE_NAMES[slot()]}</small>}</Show>
        <Show when={ignored() || isSet()}>
          <small class="power-badge" data-standing={standing()}>
            {ANSWER_TEXT.standing[isSet() ? 'player-meaning' : 'unknown']}
          </small>
        </Show>
      </span>
      <Show when={ignored() || isSet()}>
        <MeaningButton power={props.row.power} name={props.row.name} isSet={isSet()} />
      </Show>
      <Show when={isSet() && meant()}>{(effects) => <p>{describePowerMeaning(effects())}</p>}</Show>
      <Show when={kept()}>
        {(effects) => (
          <Button
            wide
            hint={describePowerMeaning(effects())}
            onClick={() => void recordPowerMeaning(props.row.power, effects())}
          >
            {say('Use as saved')}
          </Button>
        )}
      </Show>
    </li>
  );
}
