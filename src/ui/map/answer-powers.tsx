import { say } from '../../text/say';
import './answer-choices.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TermsState } from '../../app/map/question-terms';
import { delayByFrame } from '../../app/timing/frames';
import type { MapQuestion } from '../../query/answer-map-question';
import { findPowerParts } from '../../query/power-part';
import type { IgnoredPower } from '../../query/question-terms';
import { isPowerIgnored, listShownPowers, type ShownPower } from '../../query/shown-powers';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { sourceName } from '../../text/answer/answers';
import type { Naming } from '../../text/names/naming';
import { MeaningButton } from '../shared/meaning/meaning-button';

export interface AnswerPowersProps {
  ruleset: Ruleset;
  /** The current position, with no power turned off. */
  position: Position;
  /** Ids of the figure that the question is about, then of its targets. */
  pieces: readonly string[];
  /** The question that is answered. Null if it was closed meanwhile. */
  question: MapQuestion | null;
  table: Table;
  naming: Naming;
  terms: TermsState;
  /** Whether players may define the effect of a power: only in a game, not in a position for questions. */
  plays: boolean;
}

/**
 * List of all current powers and abilities with their effect on answers. A tap switches a power off for this question.
 */
export function AnswerPowers(props: AnswerPowersProps): JSX.Element {
  const figures = createMemo(() =>
    props.pieces
      .map((piece) => ({
        piece,
        powers: listShownPowers(props.ruleset, props.position, piece),
      }))
      .filter(({ powers }) => powers.length > 0),
  );
  const isOff = (power: IgnoredPower): boolean =>
    props.terms.now().off.some((each) => each.piece === power.piece && each.power === power.power);
  // Updated one frame after the answer, because each power needs a separate computation.
  const input = createMemo(() => {
    const { question, table } = props;
    return { question, table, powers: figures().flatMap(({ powers }) => powers) };
  });
  const laterInput = delayByFrame(input);
  const parts = createMemo(() => {
    const { question, table, powers } = laterInput();
    return question && findPowerParts(question, table, powers);
  });
  const badgeOf = (power: ShownPower): string => {
    const { standing } = power;
    const texts = ANSWER_TEXT.standing;
    if (isOff(power)) return texts.off;
    if (standing !== 'applied' && standing !== 'applied-in-common') return texts[standing];
    const part = parts()?.get(power);
    if (part === undefined) return '';
    const badge = texts[part];
    return standing === 'applied' ? badge : texts.inCommon(badge);
  };
  return (
    <Show when={figures().length > 0}>
      <section class="answer-powers" aria-label={say('Powers and abilities')}>
        <For each={figures()}>
          {({ piece, powers }) => (
            <>
              <h2 class="clip">{props.naming.piece(piece)}</h2>
              <ul>
                <For each={powers}>
                  {(power) => (
                    <li>
                      <button
                        type="button"
                        role="switch"
                        aria-checked={!isOff(power)}
                        data-standing={power.standing}
                        onClick={() => props.terms.toggle({ piece: power.piece, power: power.power })}
                      >
                        <span>{sourceName(power.power)}</span> <small>{badgeOf(power)}</small>
                      </button>
                      <Show when={props.plays && (isPowerIgnored(power) || power.standing === 'player-meaning')}>
                        <MeaningButton
                          power={power.power}
                          name={sourceName(power.power)}
                          isSet={power.standing === 'player-meaning'}
                        />
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </For>
        <p class="muted small">{say('Tap a power to turn it off here, for example when it is outwitted.')}</p>
      </section>
    </Show>
  );
}
