import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { type Desk, deskPosition, parseDeskQuestion } from '../../../app/rules/desk';
import type { Question, QuestionName } from '../../../notation/case';
import { EDITIONS } from '../../../rules/editions';
import { areFriendly } from '../../../table/allies';
import { actionName } from '../../../text/answer/answer-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { NumberField, SelectField, TextField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { QuestionBoard, type QuestionPart } from './question-board';

type Kind = Exclude<QuestionName, 'force' | 'play' | 'unit_levels' | 'level_up'> | 'notation';

const KINDS: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: 'see', label: say('Is there line of fire?') },
  { kind: 'hit', label: say('Can it attack that?') },
  { kind: 'move', label: say('Can it move there?') },
  { kind: 'reach', label: say('How far can it move?') },
  { kind: 'adjacent', label: say('Are they adjacent?') },
  { kind: 'range', label: say('How far away is it?') },
  { kind: 'carry', label: say('Can it carry?') },
  { kind: 'knockback', label: say('Where does knock back end?') },
  { kind: 'destroy', label: say('Can it destroy that?') },
  { kind: 'slam', label: say('Where does the slam end?') },
  { kind: 'breakthrough', label: say('Can it break through?') },
  { kind: 'interact', label: say('Can it interact with that?') },
  { kind: 'cost', label: say('What does a card cost?') },
  { kind: 'notation', label: say('In notation…') },
];

/** Attack types of all editions. An edition that lacks a type says so in its answer. */
const ATTACKS = [...new Set(EDITIONS.flatMap(({ attacks }) => attacks))];
const MOVES = ['move', ...new Set(EDITIONS.flatMap(({ moves }) => moves))];

/** Sheet that builds a question from selected options. Other types of question are written in notation. */
export default function AddQuestion(props: {
  desk: Desk;
  /** Figure that is chosen first. Null for the first figure of the position. */
  figure: string | null;
  onAdd: (question: Question) => void;
  onClose: () => void;
}): JSX.Element {
  const pieces = () => deskPosition(props.desk).pieces;
  const [kind, setKind] = createSignal<Kind>(pieces().length > 0 ? 'see' : 'notation');
  const is = (...kinds: readonly Kind[]) => kinds.includes(kind());
  const aim = () => {
    const figures = is('see', 'adjacent', 'range', 'hit', 'carry', 'knockback', 'slam', 'breakthrough');
    const squares = is('see', 'adjacent', 'range', 'move', 'destroy', 'interact');
    return figures || squares ? { figures, squares } : null;
  };
  const [part, setPart] = createSignal<QuestionPart>(props.figure === null ? 'figure' : 'target');
  const [who, setWho] = createSignal(props.figure ?? pieces()[0]?.id ?? '');
  const other = () => {
    const own = pieces().find(({ id }) => id === who())?.side;
    const others = pieces().filter(({ id }) => id !== who());
    return (
      others.find(({ side }) => own === undefined || !areFriendly(deskPosition(props.desk), side, own)) ?? others[0]
    );
  };
  /** Chosen target in notation: the id of a figure, a square such as `c3`, or a wall such as `b2/b3`. */
  const [chosen, setChosen] = createSignal('');
  const target = (): string => {
    const isFigure = pieces().some(({ id }) => id === chosen());
    const fits = chosen() !== '' && chosen() !== who() && (isFigure ? aim()?.figures : aim()?.squares);
    return fits ? chosen() : aim()?.figures ? (other()?.id ?? '') : '';
  };
  const [attack, setAttack] = createSignal('ranged');
  const [action, setAction] = createSignal('move');
  const [count, setCount] = createSignal('2');
  const [more, setMore] = createSignal('0');
  const [typed, setTyped] = createSignal('{see: [A, B]}');
  const [fault, setFault] = createSignal<string | null>(null);
  /** Returns the question in notation, as JSON, which is valid notation. */
  const written = (): string => {
    const [amount, rest] = [Number(count()), Number(more())];
    const asked: Readonly<Record<Exclude<Kind, 'notation'>, unknown>> = {
      see: [who(), target()],
      adjacent: [who(), target()],
      range: [who(), target()],
      hit: { attacker: who(), target: target(), attack: attack() },
      move: { piece: who(), to: target(), action: action() },
      reach: { piece: who(), action: action() },
      carry: { carrier: who(), carried: target() },
      knockback: { attacker: who(), target: target(), taken: amount },
      destroy: { attacker: who(), target: target(), attack: attack() },
      slam: { attacker: who(), target: target(), spaces: amount, damage: rest },
      breakthrough: { attacker: who(), target: target(), strength: amount, defend: rest },
      interact: { piece: who(), target: target() },
      cost: { piece: who(), of: typed().trim() },
    };
    const ask = kind();
    return ask === 'notation' ? typed() : JSON.stringify({ [ask]: asked[ask] });
  };
  const add = (): void => {
    if (aim() && target() === '') {
      setFault(say('Tap the target on the board first.'));
      return;
    }
    const read = parseDeskQuestion(props.desk, written());
    if (read.ok) props.onAdd(read.value);
    else setFault(read.fault);
  };
  return (
    <BottomSheet
      title={say('Add a question')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big onClick={add}>
          {say('Ask')}
        </Button>
      }
    >
      <div class="stack desk-form">
        <SelectField
          label={say('Question')}
          value={kind()}
          onChange={(value) => {
            setKind(value);
            setFault(null);
            if (kind() === 'cost') setTyped('');
          }}
          options={KINDS.map((each) => ({ value: each.kind, label: each.label }))}
        />
        <Show when={kind() !== 'notation'}>
          <QuestionBoard
            desk={props.desk}
            part={aim() ? part() : 'figure'}
            onPart={setPart}
            figure={who()}
            onFigure={setWho}
            target={target()}
            aim={aim()}
            onTarget={(to) => {
              setChosen(to);
              setFault(null);
            }}
          />
        </Show>
        <Show when={is('destroy', 'interact')}>
          <Typed
            label={say('Square or wall')}
            hint={say('For example c3, or b2/b3 for the wall between them.')}
            fault={fault()}
            most={9}
            value={target()}
            onChange={(value) => {
              setChosen(value.trim().toLowerCase());
              setFault(null);
            }}
          />
        </Show>
        <Switch>
          <Match when={is('hit', 'destroy')}>
            <Choice label={say('Action')} values={ATTACKS} value={attack()} onChange={setAttack} />
          </Match>
          <Match when={is('move', 'reach')}>
            <Choice label={say('Action')} values={MOVES} value={action()} onChange={setAction} />
          </Match>
          <Match when={is('knockback')}>
            <Amount label={say('Clicks taken')} value={count()} onChange={setCount} />
          </Match>
          <Match when={is('slam', 'breakthrough')}>
            <Amount label={is('slam') ? say('Spaces') : say('Strength')} value={count()} onChange={setCount} />
            <Amount label={is('slam') ? say('Slam damage') : say('Defense used')} value={more()} onChange={setMore} />
          </Match>
          <Match when={is('notation', 'cost')}>
            <Typed
              label={is('cost') ? say('Card or box on the character card') : say('Question in notation')}
              hint={
                is('cost')
                  ? say('Type attack, defend, move or the name of a card.')
                  : say('Example: {hit: {attacker: A, target: [B, C], attack: ranged}}.')
              }
              fault={fault()}
              value={typed()}
              onChange={(value) => {
                setTyped(value);
                setFault(null);
              }}
            />
          </Match>
        </Switch>
        <Show when={fault() !== null && !is('notation', 'cost', 'destroy', 'interact')}>
          <p class="field-fault" role="alert">
            {fault()}
          </p>
        </Show>
      </div>
    </BottomSheet>
  );
}

function Choice(props: {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <SelectField
      label={props.label}
      hint={say('Editions without this action say so.')}
      value={props.value}
      onChange={props.onChange}
      options={props.values.map((value) => ({ value: value, label: actionName(value) }))}
    />
  );
}

/** Text field for notation, without autocorrection. */
function Typed(props: {
  label: string;
  hint: string;
  fault: string | null;
  most?: number;
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <TextField
      label={props.label}
      hint={props.hint}
      fault={props.fault}
      autocapitalize="none"
      spellcheck={false}
      maxLength={props.most}
      value={props.value}
      onInput={props.onChange}
    />
  );
}

function Amount(props: { label: string; value: string; onChange: (value: string) => void }): JSX.Element {
  return <NumberField label={props.label} value={props.value} onInput={(text) => props.onChange(text)} />;
}
