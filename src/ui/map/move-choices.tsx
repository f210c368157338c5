import { say } from '../../text/say';
import '../shared/deeds/what-follows.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { type MoveContext, type MoveRecording, makeBreakAwayQuestion } from '../../app/deeds/move-recording';
import type { TermsState } from '../../app/map/question-terms';
import { openQuestionId } from '../../query/resolve-deed';
import { CONSEQUENCE_TEXT, makeBreakAwayChoice } from '../../text/answer/consequence-text';
import { describeObject } from '../../text/answer/things';
import { SegmentedControl } from '../kit/segmented';
import { DeedConsequences } from '../shared/deeds/what-follows';

const MODES = ['hovering', 'soaring'] as const;

/**
 * Choices for a move: break away roll, pick-ups, flight mode at the end, squares for carried figures, and consequences.
 */
export function MoveChoices(props: { moving: MoveRecording; context: MoveContext; terms: TermsState }): JSX.Element {
  const terms = () => props.terms.now();
  const objects = createMemo(() =>
    props.moving.liftable().flatMap((id) => props.context.table.objects.filter((object) => object.id === id)),
  );
  const flier = () => {
    const { table, ruleset, answer } = props.context;
    const { piece } = answer.question;
    return ruleset.soars(table, piece) ? (table.figures.get(piece)?.mode ?? 'hovering') : null;
  };
  return (
    <>
      <Show when={props.moving.breakAway()}>
        {(least) => {
          const roll = () => makeBreakAwayChoice(least(), props.moving.rollMissing() ? undefined : terms().breakAway);
          const answer = (face: string) => {
            props.terms.decline(openQuestionId(makeBreakAwayQuestion(props.context)), face === '');
            props.terms.change({ breakAway: face === '' ? null : Number(face) });
          };
          return (
            <div class="follows">
              <h2>{roll().title}</h2>
              <SegmentedControl label={roll().title} options={roll().options} value={roll().value} onChange={answer} />
            </div>
          );
        }}
      </Show>
      <Show when={objects().length > 0}>
        <div class="follows">
          <h2>{CONSEQUENCE_TEXT.pickUp}</h2>
          <SegmentedControl
            label={CONSEQUENCE_TEXT.pickUp}
            options={[
              { value: '', label: say('Nothing') },
              ...objects().map((object) => ({ value: object.id, label: describeObject(object) })),
            ]}
            value={terms().picksUp ?? ''}
            onChange={(id) => props.terms.change({ picksUp: id === '' ? null : id })}
          />
        </div>
      </Show>
      <Show when={flier()}>
        {(now) => (
          <SegmentedControl
            label={say('Ends the move')}
            options={MODES.map((mode) => ({
              value: mode,
              label: mode === 'hovering' ? say('Hovering') : say('Soaring'),
            }))}
            value={terms().mode ?? now()}
            onChange={(mode) => props.terms.change({ mode: mode === now() ? null : mode })}
          />
        )}
      </Show>
      <Show when={props.moving.result()}>
        {(outcome) => <DeedConsequences outcome={outcome()} naming={props.context.naming} terms={props.terms} />}
      </Show>
    </>
  );
}
