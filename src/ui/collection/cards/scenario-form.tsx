import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { createSteps } from '../../../app/draft-history';
import { FIGURE_KINDS, type FigureKind } from '../../../catalog/cards/character-card';
import { problemsOfScenario, unplayable } from '../../../catalog/cards/problems';
import {
  type ObjectiveToken,
  type Role,
  type ScenarioCard,
  STAGES,
  type Stage,
  TEAMS,
  type TeamName,
} from '../../../catalog/cards/scenario-card';
import { sentenceOfCard } from '../../../text/import-words';
import { TEAM_NAMES } from '../../../text/names/teams';
import { say } from '../../../text/say';
import { KIND_NAMES } from '../../../text/screens/character-card-words';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { Field } from '../../kit/field';
import { Segmented } from '../../kit/segmented';
import { EntryForm } from '../../shared/entry-form';

export interface ScenarioFormProps {
  initial: ScenarioCard;
  isNew: boolean;
  onDraft: (draft: ScenarioCard) => void;
  onSave: (card: ScenarioCard) => void;
  onClose: () => void;
}

const NEW_TOKEN: ObjectiveToken = {
  name: say('Objective'),
  count: 1,
  strength: null,
  wounds: 1,
  placedBy: 'mastermind',
  when: 'setup',
};
const NEW_ROLE: Role = { name: say('Role'), chosenBy: 'mastermind', of: 'heroes', count: 1, secret: true };

/** Entry of a scenario card: its stage, reward, tokens, roles, who must be brought, and its rules in the owner's words. */
export function ScenarioForm(props: ScenarioFormProps): JSX.Element {
  const steps = createSteps(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const found = createMemo(() => problemsOfScenario(draft()));
  const problems = () => [
    ...(draft().name.trim() === '' ? [say('Enter a name.')] : []),
    ...[...draft().tokens, ...draft().roles].flatMap(({ name }) =>
      name.trim() === '' ? [say('Every token and role needs a name.')] : [],
    ),
    ...unplayable(found()).map(({ code, detail }) => sentenceOfCard(code, detail)),
  ];
  const notes = () =>
    found()
      .filter((each) => unplayable([each]).length === 0)
      .map(({ code, detail }) => sentenceOfCard(code, detail));
  function save(): boolean {
    setTried(true);
    const fit = problems().length === 0;
    if (fit) props.onSave({ ...draft(), name: draft().name.trim() });
    return fit;
  }
  type Lists = 'tokens' | 'roles' | 'needs';
  const put = <List extends Lists>(list: List, at: number, part: Partial<ScenarioCard[List][number]>, field = '') =>
    change(
      { ...draft(), [list]: draft()[list].map((each, index) => (index === at ? { ...each, ...part } : each)) },
      field,
    );
  const without = (list: Lists, at: number) =>
    change({ ...draft(), [list]: draft()[list].filter((_, index) => index !== at) });
  const name = (list: 'tokens' | 'roles', at: number, label: string, value: () => string) => (
    <Field label={label}>
      {(input) => (
        <input
          {...input}
          value={value()}
          maxlength={120}
          autocomplete="off"
          onInput={(event) => put(list, at, { name: event.currentTarget.value }, `${label} ${at}`)}
        />
      )}
    </Field>
  );

  return (
    <EntryForm
      title={props.isNew ? say('New scenario card') : say('Edit scenario card')}
      steps={steps}
      problems={tried() ? problems() : []}
      notes={notes()}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <Field label={say('Name')} fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}>
        {(input) => (
          <input
            {...input}
            value={draft().name}
            maxlength={120}
            autocomplete="off"
            onInput={(event) => change({ ...draft(), name: event.currentTarget.value }, 'name')}
          />
        )}
      </Field>
      <StagePick label={say('Stage')} value={draft().stage} onChange={(stage) => change({ ...draft(), stage })} />
      <StagePick
        label={say('Lost after stage')}
        value={draft().until}
        onChange={(until) => change({ ...draft(), until })}
      />
      <Counter
        label={say('Objective points')}
        value={draft().reward}
        onChange={(reward) => change({ ...draft(), reward })}
      />
      <section class="card-fields" aria-label={say('Tokens')}>
        <h2>{say('Tokens')}</h2>
        <Index each={draft().tokens}>
          {(token, at) => (
            <fieldset>
              <legend>{say('Token {at}', { at: at + 1 })}</legend>
              {name('tokens', at, say('Name of the token'), () => token().name)}
              <Counter
                label={say('How many tokens')}
                short={say('How many')}
                value={token().count}
                min={1}
                onChange={(count) => put('tokens', at, { count })}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={token().strength !== null}
                  onChange={(event) =>
                    put('tokens', at, { strength: event.currentTarget.checked ? 3 : null, wounds: 1 })
                  }
                />
                {say('Can be damaged')}
              </label>
              <Show when={token().strength !== null}>
                <Counter
                  label={say('Strength')}
                  value={token().strength ?? 1}
                  min={1}
                  onChange={(strength) => put('tokens', at, { strength })}
                />
                <Counter
                  label={say('Wounds until removed')}
                  value={token().wounds}
                  min={1}
                  onChange={(wounds) => put('tokens', at, { wounds })}
                />
              </Show>
              <TeamPick
                label={say('Placed by')}
                value={token().placedBy}
                onChange={(placedBy) => put('tokens', at, { placedBy })}
              />
              <Segmented
                label={say('When placed')}
                options={[
                  { value: 'setup', label: say('At setup') },
                  { value: 'stage', label: say('In its stage') },
                ]}
                value={token().when}
                onChange={(when) => put('tokens', at, { when })}
              />
              <Button onClick={() => without('tokens', at)}>{say('Remove token {at}', { at: at + 1 })}</Button>
            </fieldset>
          )}
        </Index>
        <Button
          disabled={draft().tokens.length === 12}
          onClick={() => change({ ...draft(), tokens: [...draft().tokens, NEW_TOKEN] })}
        >
          {say('Add a token')}
        </Button>
      </section>
      <section class="card-fields" aria-label={say('Roles')}>
        <h2>{say('Roles')}</h2>
        <Index each={draft().roles}>
          {(role, at) => (
            <fieldset>
              <legend>{say('Role {at}', { at: at + 1 })}</legend>
              {name('roles', at, say('Name of the role'), () => role().name)}
              <Counter
                label={say('How many figures')}
                short={say('How many')}
                value={role().count}
                min={1}
                onChange={(count) => put('roles', at, { count })}
              />
              <TeamPick label={say('Chosen from')} value={role().of} onChange={(of) => put('roles', at, { of })} />
              <TeamPick
                label={say('Chosen by')}
                value={role().chosenBy}
                onChange={(chosenBy) => put('roles', at, { chosenBy })}
              />
              <label class="check">
                <input
                  type="checkbox"
                  checked={role().secret}
                  onChange={(event) => put('roles', at, { secret: event.currentTarget.checked })}
                />
                {say('Chosen in secret')}
              </label>
              <Button onClick={() => without('roles', at)}>{say('Remove role {at}', { at: at + 1 })}</Button>
            </fieldset>
          )}
        </Index>
        <Button
          disabled={draft().roles.length === 6}
          onClick={() => change({ ...draft(), roles: [...draft().roles, NEW_ROLE] })}
        >
          {say('Add a role')}
        </Button>
      </section>
      <section class="card-fields" aria-label={say('Required figures')}>
        <h2>{say('Required figures')}</h2>
        <Index each={draft().needs}>
          {(need, at) => (
            <fieldset>
              <legend>{say('Requirement {at}', { at: at + 1 })}</legend>
              <Field label={say('Kind')}>
                {(input) => (
                  <select
                    {...input}
                    value={need().kind}
                    onChange={(event) => put('needs', at, { kind: event.currentTarget.value as FigureKind })}
                  >
                    <For each={FIGURE_KINDS}>{(kind) => <option value={kind}>{KIND_NAMES[kind]}</option>}</For>
                  </select>
                )}
              </Field>
              <Counter
                label={say('How many of this kind')}
                short={say('How many')}
                value={need().figures}
                min={1}
                onChange={(figures) => put('needs', at, { figures })}
              />
              <Button onClick={() => without('needs', at)}>{say('Remove requirement {at}', { at: at + 1 })}</Button>
            </fieldset>
          )}
        </Index>
        <Button
          disabled={draft().needs.length === 6}
          onClick={() => change({ ...draft(), needs: [...draft().needs, { kind: 'henchman', figures: 3 }] })}
        >
          {say('Add a requirement')}
        </Button>
      </section>
      <Field label={say('Rules')} hint={say('In your own words')}>
        {(input) => (
          <textarea
            {...input}
            rows={4}
            maxlength={2000}
            value={draft().rules}
            onInput={(event) => change({ ...draft(), rules: event.currentTarget.value }, 'rules')}
          />
        )}
      </Field>
    </EntryForm>
  );
}

function StagePick(props: { label: string; value: Stage; onChange: (stage: Stage) => void }): JSX.Element {
  return (
    <div class="stack">
      <span class="small muted" aria-hidden="true">
        {props.label}
      </span>
      <Segmented
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
      <Segmented
        label={props.label}
        options={TEAMS.map((value) => ({ value, label: TEAM_NAMES[value] }))}
        value={props.value}
        onChange={(team) => props.onChange(team)}
      />
    </div>
  );
}
