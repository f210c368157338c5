import { type JSX, Match, Show, Switch } from 'solid-js';
import { squareName } from '../../grid/square';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { EN_SHEET, kindInEnglish } from '../../text/en/sheet';
import { Button } from '../parts/Button';
import type { Ruling } from './ask';
import type { MapDesk } from './desk';
import { type Blow, hitFacts, mayBeGiven, missFacts, moveFacts } from './facts';

export interface DeedsProps {
  ruling: Ruling;
  desk: MapDesk;
  ruleset: Ruleset;
  /** The piece that asks. */
  piece: string;
  record: (step: string, facts: readonly Fact[], said: string) => void;
}

/** What players may do about an answer. A refusal is said, and recorded all the same if they go on. */
export function Deeds(props: DeedsProps): JSX.Element {
  const blow = (): Blow | null => {
    const { ruling } = props;
    if (ruling.mode !== 'hit' || !props.desk.plays) return null;
    const clicks = ruling.hit.targets.find((each) => each.target === ruling.target.piece)?.damage.total ?? 0;
    return { attacker: props.piece, target: ruling.target.piece, attack: ruling.chosen, clicks };
  };
  const actionHint = (kind: string) =>
    props.desk.plays && mayBeGiven(props.desk.table, props.piece) ? `and its ${kind} action` : undefined;
  const legal = () => {
    const { ruling } = props;
    return ruling.mode === 'hit' ? ruling.hit.legal : ruling.mode === 'move' && ruling.move.legal;
  };
  const name = (piece: string) => props.desk.naming.piece(piece);

  return (
    <Switch>
      <Match when={blow()}>
        {(hit) => (
          <>
            <Show when={mayBeGiven(props.desk.table, props.piece)}>
              <Button
                hint={actionHint(hit().attack)}
                onClick={() => {
                  const facts = missFacts(props.ruleset, props.desk.table, hit());
                  props.record('miss', facts, `${name(hit().attacker)} missed`);
                }}
              >
                Record a miss
              </Button>
            </Show>
            <Button
              tone={legal() ? 'accent' : 'plain'}
              big
              hint={[EN_SHEET.clicks(hit().clicks), actionHint(hit().attack)].filter(Boolean).join(' ')}
              onClick={() => {
                const facts = hitFacts(props.ruleset, props.desk.table, hit());
                props.record('hit', facts, `${name(hit().target)} takes ${EN_SHEET.clicks(hit().clicks)}`);
              }}
            >
              Record a hit
            </Button>
          </>
        )}
      </Match>
      <Match when={props.ruling.mode === 'move' && props.ruling}>
        {(ruling) => (
          <Button
            tone={legal() ? 'accent' : 'plain'}
            big
            hint={actionHint(kindInEnglish(ruling().chosen).toLowerCase())}
            onClick={() => {
              const { to, chosen } = ruling();
              const facts = props.desk.plays
                ? moveFacts(props.ruleset, props.desk.table, props.piece, to, chosen)
                : moveFacts(props.ruleset, { ...props.desk.table, turn: null }, props.piece, to, chosen);
              props.record('move', facts, `${name(props.piece)} to ${to.map(squareName).join(' ')}`);
            }}
          >
            Move here
          </Button>
        )}
      </Match>
    </Switch>
  );
}
