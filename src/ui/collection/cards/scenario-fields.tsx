import { type JSX, Show } from 'solid-js';
import { FIGURE_KINDS } from '../../../catalog/cards/figure-kind';
import {
  MISSION_TEAMS,
  OBJECTIVE_KINDS,
  type Objective,
  type ObjectiveToken,
  type ScenarioCard,
  type ScenarioRole,
  STAGES,
  type Stage,
  TOKEN_OBJECTIVES,
  type TokenEntryTime,
} from '../../../catalog/cards/scenario-card';
import { TEAM_NAMES } from '../../../text/names/mission-teams';
import { say } from '../../../text/say';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { OBJECTIVE_NAMES, TOKEN_ENTRY_NAMES } from '../../../text/screens/objective-text';
import { Counter } from '../../kit/counter';
import { CheckField, SelectField, TextField } from '../../kit/field';
import { SegmentedControl, type SegmentedControlProps } from '../../kit/segmented';

/** Changes a part of an item. `field` names the text field in which the user types. */
type Put<Item> = (part: Partial<Item>, field?: string) => void;

const TOKEN_ENTRY_TIMES = Object.keys(TOKEN_ENTRY_NAMES) as TokenEntryTime[];

/** Fields of a token: name, number of hits, time of entry. */
export function TokenFields(props: {
  token: ObjectiveToken;
  others: readonly string[];
  put: Put<ObjectiveToken>;
}): JSX.Element {
  return (
    <>
      <NameField label={say('Name of the token')} value={props.token.name} put={props.put} />
      <CountField label={say('How many tokens')} value={props.token.count} onChange={(count) => props.put({ count })} />
      <CheckField
        label={say('Can be damaged')}
        checked={props.token.strength !== null}
        onChange={(checked) => props.put({ strength: checked ? 3 : null, wounds: 1 })}
      />
      <Show when={props.token.strength !== null}>
        <Counter
          label={say('Strength')}
          value={props.token.strength ?? 1}
          min={1}
          onChange={(strength) => props.put({ strength })}
        />
        <Counter
          label={say('Wounds until removed')}
          value={props.token.wounds}
          min={1}
          onChange={(wounds) => props.put({ wounds })}
        />
      </Show>
      <LabelledChoice
        label={say('Placed by')}
        options={namedOptions(MISSION_TEAMS, TEAM_NAMES)}
        value={props.token.placedBy}
        onChange={(placedBy) => props.put({ placedBy })}
      />
      <SelectField
        label={say('When placed')}
        value={props.token.when}
        options={namedOptions(TOKEN_ENTRY_TIMES, TOKEN_ENTRY_NAMES)}
        onChange={(when) => props.put({ when })}
      />
      <Show when={props.token.when === 'gone'}>
        <NameChoice
          label={say('After this token is destroyed, on its square')}
          value={props.token.after ?? ''}
          none={say('Choose a token')}
          names={props.others}
          onChange={(after) => props.put({ after })}
        />
      </Show>
      <Show when={props.token.when === 'gone' || props.token.when === 'stage'}>
        <StageChoice
          label={say('First stage in which it enters')}
          none={say('The card’s stage')}
          value={props.token.stage ?? null}
          onChange={(stage) => props.put({ stage })}
        />
      </Show>
    </>
  );
}

export function RoleFields(props: { role: ScenarioRole; put: Put<ScenarioRole> }): JSX.Element {
  const teams = namedOptions(MISSION_TEAMS, TEAM_NAMES);
  return (
    <>
      <NameField label={say('Name of the role')} value={props.role.name} put={props.put} />
      <CountField label={say('How many figures')} value={props.role.count} onChange={(count) => props.put({ count })} />
      <LabelledChoice
        label={say('Chosen from')}
        options={teams}
        value={props.role.of}
        onChange={(of) => props.put({ of })}
      />
      <LabelledChoice
        label={say('Chosen by')}
        options={teams}
        value={props.role.chosenBy}
        onChange={(chosenBy) => props.put({ chosenBy })}
      />
      <CheckField
        label={say('Chosen in secret')}
        checked={props.role.secret}
        onChange={(secret) => props.put({ secret })}
      />
    </>
  );
}

type RequiredFigures = ScenarioCard['needs'][number];

export function RequiredFigureFields(props: { need: RequiredFigures; put: Put<RequiredFigures> }): JSX.Element {
  return (
    <>
      <SelectField
        label={say('Kind')}
        value={props.need.kind}
        options={namedOptions(FIGURE_KINDS, CARD_FIGURE_KIND_NAMES)}
        onChange={(kind) => props.put({ kind })}
      />
      <CountField
        label={say('How many of this kind')}
        value={props.need.figures}
        onChange={(figures) => props.put({ figures })}
      />
    </>
  );
}

/** Fields of an objective: the task of the heroes on the card. */
export function ObjectiveFields(props: {
  objective: Objective;
  tokens: readonly string[];
  roles: readonly string[];
  put: Put<Objective>;
}): JSX.Element {
  const ofTokens = () => TOKEN_OBJECTIVES.includes(props.objective.kind);
  const who = () => {
    const { of, figure } = props.objective;
    if (of !== null) return `role ${of}`;
    return figure === null ? '' : `kind ${figure}`;
  };
  const putWho = (value: string) => {
    const figure = FIGURE_KINDS.find((kind) => value === `kind ${kind}`) ?? null;
    props.put({ of: value.startsWith('role ') ? value.slice(5) : null, figure });
  };
  return (
    <>
      <SelectField
        label={say('What to do')}
        value={props.objective.kind}
        options={namedOptions(OBJECTIVE_KINDS, OBJECTIVE_NAMES)}
        onChange={(kind) => props.put({ kind, of: null, figure: null, by: null })}
      />
      <Show when={ofTokens()}>
        <NameChoice
          label={say('Which token')}
          value={props.objective.of ?? ''}
          none={say('Choose a token')}
          names={props.tokens}
          onChange={(of) => props.put({ of: of || null })}
        />
      </Show>
      <Show when={!ofTokens() && props.objective.kind !== 'by-hand'}>
        <SelectField
          label={say('Which figures')}
          value={who()}
          options={[
            { value: '', label: say('Anyone') },
            ...props.roles.map((name) => ({ value: `role ${name}`, label: name })),
            ...FIGURE_KINDS.map((kind) => ({ value: `kind ${kind}`, label: CARD_FIGURE_KIND_NAMES[kind] })),
          ]}
          onChange={putWho}
        />
      </Show>
      <Show when={props.objective.kind === 'defeat'}>
        <NameChoice
          label={say('Defeated by')}
          value={props.objective.by ?? ''}
          none={say('Anyone')}
          names={props.roles}
          onChange={(by) => props.put({ by: by || null })}
        />
      </Show>
      <Show when={props.objective.kind !== 'by-hand'}>
        <CheckField
          label={say('All of them')}
          checked={props.objective.count === null}
          onChange={(checked) => props.put({ count: checked ? null : 1 })}
        />
        <Show when={props.objective.count !== null}>
          <CountField
            label={say('How many are needed')}
            value={props.objective.count ?? 1}
            onChange={(count) => props.put({ count })}
          />
        </Show>
        <StageChoice
          label={say('Counts from stage')}
          none={say('The start')}
          value={props.objective.from}
          onChange={(from) => props.put({ from })}
        />
        <StageChoice
          label={say('Too late after stage')}
          none={say('As the card')}
          value={props.objective.until}
          onChange={(until) => props.put({ until })}
        />
      </Show>
    </>
  );
}

function namedOptions<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }));
}

function NameField(props: { label: string; value: string; put: Put<{ readonly name: string }> }): JSX.Element {
  return (
    <TextField
      label={props.label}
      value={props.value}
      maxlength={120}
      onInput={(text) => props.put({ name: text }, props.label)}
    />
  );
}

function CountField(props: { label: string; value: number; onChange: (count: number) => void }): JSX.Element {
  return <Counter {...props} short={say('How many')} min={1} />;
}

/** List of names, of which one or none is selected. Without a selection the value is empty. */
function NameChoice(props: {
  label: string;
  value: string;
  none: string;
  names: readonly string[];
  onChange: (name: string) => void;
}): JSX.Element {
  const options = () => [
    { value: '', label: props.none },
    ...props.names.map((name) => ({ value: name, label: name })),
  ];
  return <SelectField {...props} isList options={options()} />;
}

function StageChoice(props: {
  label: string;
  none: string;
  value: Stage | null;
  onChange: (stage: Stage | null) => void;
}): JSX.Element {
  return (
    <NameChoice
      label={props.label}
      none={props.none}
      value={String(props.value ?? '')}
      names={STAGES.map(String)}
      onChange={(value) => props.onChange(STAGES.find((stage) => String(stage) === value) ?? null)}
    />
  );
}

export function StagePick(props: { label: string; value: Stage; onChange: (stage: Stage) => void }): JSX.Element {
  return (
    <LabelledChoice
      label={props.label}
      options={STAGES.map((stage) => ({ value: String(stage), label: String(stage) }))}
      value={String(props.value)}
      onChange={(value) => props.onChange(Number(value) as Stage)}
    />
  );
}

function LabelledChoice<Value extends string>(props: SegmentedControlProps<Value>): JSX.Element {
  return (
    <div class="stack">
      <span class="small muted" aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}
