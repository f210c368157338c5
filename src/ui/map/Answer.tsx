import { type JSX, Show } from 'solid-js';
import type { Fact } from '../../table/facts';
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet';
import type { Ruling } from './ask';
import type { AskingState } from './asking';
import { Deeds } from './Deeds';
import type { MapDesk } from './desk';
import { wordsOfRuling } from './sheet';

export interface AnswerProps {
  asking: AskingState;
  ruling: Ruling;
  desk: MapDesk;
  tip: AnswerSheetProps['tip'];
  record: (step: string, facts: readonly Fact[], said: string) => void;
}

/** The answer sheet of a ruling on the map, with the deeds that follow from it. */
export function Answer(props: AnswerProps): JSX.Element {
  const asked = () => {
    const [position, piece, ruleset] = [props.asking.position(), props.asking.piece(), props.desk.ruleset];
    return position && piece && ruleset ? { position, piece: piece.id, ruleset } : null;
  };
  const choice = () =>
    props.ruling.mode === 'see'
      ? { kinds: [], chosen: null }
      : { kinds: props.ruling.kinds, chosen: props.ruling.chosen };
  return (
    <Show when={asked()}>
      {(now) => (
        <AnswerSheet
          words={wordsOfRuling(props.ruling, now().position, now().piece, props.desk.naming)}
          kinds={choice().kinds}
          chosen={choice().chosen}
          onKind={props.asking.setKind}
          tip={props.tip}
          onClose={() => props.asking.setTarget(null)}
        >
          <Show when={props.ruling.mode === 'move' || (props.ruling.mode === 'hit' && props.desk.plays)}>
            <Deeds
              ruling={props.ruling}
              desk={props.desk}
              ruleset={now().ruleset}
              piece={now().piece}
              record={props.record}
            />
          </Show>
        </AnswerSheet>
      )}
    </Show>
  );
}
