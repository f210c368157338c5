import { type JSX, Show } from 'solid-js';
import { FIGURE_KINDS, type FigureKind } from '../../../catalog/cards/figure-kind';
import {
  MISSION_TEAMS,
  OBJECTIVE_KINDS,
  type Objective,
  type ObjectiveKind,
  type ObjectiveToken,
  type ScenarioRole,
  STAGES,
  type Stage,
  type TeamName,
  TOKEN_OBJECTIVES,
  type TokenEntryTime,
} from '../../../catalog/cards/scenario-card';
import { TEAM_NAMES } from '../../../text/names/mission-teams';
import { say } from '../../../text/say';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { OBJECTIVE_NAMES, TOKEN_ENTRY_NAMES } from '../../../text/screens/objective-text';
import { Counter } from '../../kit/counter';
import { CheckField, SelectField, TextField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';

type Put<Item> = (part: Partial<Item>, field?: string) => void;

/** Fields of a token: name, number of hits, time of entry. */
export function TokenFields(props: {
  token: ObjectiveToken;
  others: readonly string[];
  put: Put<ObjectiveToken>;
}): JSX.Element {
  return (
    <>
      <NameField label={say('Name of the token')} value={props.token.name} put={props.put} />
      <Counter
        label={say('How many tokens')}
        short={say('How many')}
        value={props.token.count}
        min={1}
        onChange={(count) => props.put({ count })}
      />
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
      <TeamPick
        label={say('Placed by')}
        value={props.token.placedBy}
        onChange={(placedBy) => props.put({ placedBy })}
      />
      <Choice
        label={say('When placed')}
        value={props.token.when}
        options={(Object.keys(TOKEN_ENTRY_NAMES) as TokenEntryTime[]).map((value) => [value, TOKEN_ENTRY_NAMES[value]])}
        onChange={(when) => props.put({ when: when as TokenEntryTime })}
      />
      <Show when={props.token.when === 'gone'}>
        <Choice
          label={say('After this token is destroyed, on its square')}
          value={props.token.after ?? ''}
          options={[['', say('Choose a token')], ...props.others.map((name) => [name, name] as const)]}
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
  return (
    <>
      <NameField label={say('Name of the role')} value={props.role.name} put={props.put} />
      <Counter
        label={say('How many figures')}
        short={say('How many')}
        value={props.role.count}
        min={1}
        onChange={(count) => props.put({ count })}
      />
      <TeamPick label={say('Chosen from')} value={props.role.of} onChange={(of) => props.put({ of })} />
      <TeamPick label={say('Chosen by')} value={props.role.chosenBy} onChange={(chosenBy) => props.put({ chosenBy })} />
      <CheckField
        label={say('Chosen in secret')}
        checked={props.role.secret}
        onChange={(checked) => props.put({ secret: checked })}
      />
    </>
  );
}

export function RequiredFigureFields(props: {
  need: { readonly kind: FigureKind; readonly figures: number };
  put: Put<{ readonly kind: FigureKind; readonly figures: number }>;
}): JSX.Element {
  return (
    <>
      <Choice
        label={say('Kind')}
        value={props.need.kind}
        options={FIGURE_KINDS.map((kind) => [kind, CARD_FIGURE_KIND_NAMES[kind]])}
        onChange={(kind) => props.put({ kind: kind as FigureKind })}
      />
      <Counter
        label={say('How many of this kind')}
        short={say('How many')}
        value={props.need.figures}
        min={1}
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
      <Choice
        label={say('What to do')}
        value={props.objective.kind}
        options={OBJECTIVE_KINDS.map((kind) => [kind, OBJECTIVE_NAMES[kind]])}
        onChange={(kind) => props.put({ kind: kind as ObjectiveKind, of: null, figure: null, by: null })}
      />
      <Show when={ofTokens()}>
        <Choice
          label={say('Which token')}
          value={props.objective.of ?? ''}
          options={[['', say('Choose a token')], ...props.tokens.map((name) => [name, name] as const)]}
          onChange={(of) => props.put({ of: of === '' ? null : of })}
        />
      </Show>
      <Show when={!ofTokens() && props.objective.kind !== 'by-hand'}>
        <Choice
          label={say('Which figures')}
          value={who()}
          options={[
            ['', say('Anyone')],
            ...props.roles.map((name) => [`role ${name}`, name] as const),
            ...FIGURE_KINDS.map((kind) => [`kind ${kind}`, CARD_FIGURE_KIND_NAMES[kind]] as const),
          ]}
          onChange={putWho}
        />
      </Show>
      <Show when={props.objective.kind === 'defeat'}>
        <Choice
          label={say('Defeated by')}
          value={props.objective.by ?? ''}
          options={[['', say('Anyone')], ...props.roles.map((name) => [name, name] as const)]}
          onChange={(by) => props.put({ by: by === '' ? null : by })}
        />
      </Show>
      <Show when={props.objective.kind !== 'by-hand'}>
        <CheckField
          label={say('All of them')}
          checked={props.objective.count === null}
          onChange={(checked) => props.put({ count: checked ? null : 1 })}
        />
        <Show when={props.objective.count !== null}>
          <Counter
            label={say('How many are needed')}
            short={say('How many')}
            value={props.objective.count ?? 1}
            min={1}
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

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}): JSX.Element {
  return (
    <SelectField
      label={props.label}
      value={props.value}
      onChange={props.onChange}
      options={props.options.map(([value, label]) => ({ value: value, label: label }))}
    />
  );
}

function StageChoice(props: {
  label: string;
  none: string;
  value: Stage | null;
  onChange: (stage: Stage | null) => void;
}): JSX.Element {
  return (
    <Choice
      label={props.label}
      value={props.value === null ? '' : String(props.value)}
      options={[['', props.none], ...STAGES.map((stage) => [String(stage), String(stage)] as const)]}
      onChange={(value) => props.onChange(STAGES.find((stage) => String(stage) === value) ?? null)}
    />
  );
}

export function StagePick(props: { label: string; value: Stage; onChange: (stage: Stage) => void }): JSX.Element {
  return (
    <div class="stack">
      <span class="small muted" aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl
        label={props.label}
        options={STAGES.map((stage) => ({ value: String(stage), label: String(stage) }))}
        value={String(props.value)}
        onChange={(value) => props.onChange(Number(value) as Stage)}
      />
    </div>
  );
}

function TeamPick(props: { label: string; value: TeamName; onChange: (team: TeamName) => void }): JSX.Element {
  return (
    <div class="stack">
      <span class="small muted" aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl
        label={props.label}
        options={MISSION_TEAMS.map((value) => ({ value, label: TEAM_NAMES[value] }))}
        value={props.value}
        onChange={(team) => props.onChange(team)}
      />
    </div>
  );
}
