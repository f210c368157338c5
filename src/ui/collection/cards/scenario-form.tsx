import { createMemo, Index, type JSX } from 'solid-js';
import { type CardProblem, filterFatalProblems, listScenarioProblems } from '../../../catalog/cards/card-problems';
import {
  makeObjective,
  type ObjectiveToken,
  type ScenarioCard,
  type ScenarioRole,
} from '../../../catalog/cards/scenario-card';
import { describeCardFaultCode } from '../../../text/import-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { TextAreaField, TextField } from '../../kit/field';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { ObjectiveFields, RequiredFigureFields, RoleFields, StagePick, TokenFields } from './scenario-fields';

interface ListLabels {
  readonly title: string;
  readonly add: string;
  /** Returns the title of an item by number: `Token 2`. */
  readonly each: (at: number) => string;
  /** Returns the label of a button that removes an item: `Remove token 2`. */
  readonly remove: (at: number) => string;
}

interface ListFieldsProps<Item> {
  words: ListLabels;
  items: readonly Item[];
  most: number;
  fresh: () => Item;
  onChange: (items: readonly Item[], field?: string) => void;
  /**
   * Renders the fields of one item. `put` changes a part of the item; `field` names the field in which the user types.
   */
  fields: (item: () => Item, put: (part: Partial<Item>, field?: string) => void) => JSX.Element;
}

function ListFields<Item>(props: ListFieldsProps<Item>): JSX.Element {
  const put = (at: number, part: Partial<Item>, field = '') =>
    props.onChange(
      props.items.map((each, index) => (index === at ? { ...each, ...part } : each)),
      field === '' ? '' : `${field} ${at}`,
    );
  return (
    <section class="card-fields" aria-label={props.words.title}>
      <h2>{props.words.title}</h2>
      <Index each={props.items}>
        {(item, at) => (
          <fieldset>
            <legend>{props.words.each(at + 1)}</legend>
            {props.fields(item, (part, field) => put(at, part, field))}
            <Button onClick={() => props.onChange(props.items.filter((_, index) => index !== at))}>
              {props.words.remove(at + 1)}
            </Button>
          </fieldset>
        )}
      </Index>
      <Button
        disabled={props.items.length === props.most}
        onClick={() => props.onChange([...props.items, props.fresh()])}
      >
        {props.words.add}
      </Button>
    </section>
  );
}

const NEW_TOKEN: ObjectiveToken = {
  name: say('Objective'),
  count: 1,
  strength: null,
  wounds: 1,
  placedBy: 'mastermind',
  when: 'setup',
};
const NEW_ROLE: ScenarioRole = { name: say('Role'), chosenBy: 'mastermind', of: 'heroes', count: 1, secret: true };

const NEW_NEED: ScenarioCard['needs'][number] = { kind: 'henchman', figures: 3 };
const NEW_OBJECTIVE = makeObjective('damage');

const TOKEN_WORDS: ListLabels = {
  title: say('Tokens'),
  add: say('Add a token'),
  each: (at) => say('Token {at}', { at }),
  remove: (at) => say('Remove token {at}', { at }),
};
const ROLE_WORDS: ListLabels = {
  title: say('Roles'),
  add: say('Add a role'),
  each: (at) => say('Role {at}', { at }),
  remove: (at) => say('Remove role {at}', { at }),
};
const NEED_WORDS: ListLabels = {
  title: say('Required figures'),
  add: say('Add a requirement'),
  each: (at) => say('Requirement {at}', { at }),
  remove: (at) => say('Remove requirement {at}', { at }),
};
const OBJECTIVE_WORDS: ListLabels = {
  title: say('Objectives'),
  add: say('Add an objective'),
  each: (at) => say('Objective {at}', { at }),
  remove: (at) => say('Remove objective {at}', { at }),
};

/** Problems that prevent saving. If two tokens or roles had one name, only one of the two would be placed. */
const REFUSED: readonly CardProblem['code'][] = ['token-repeated', 'role-repeated'];

/** Returns whether the problem prevents saving. */
function isRefused(problem: CardProblem): boolean {
  return REFUSED.includes(problem.code) || filterFatalProblems([problem]).length > 0;
}

/**
 * Form for a scenario card: stage, reward, tokens, roles, required figures, objectives, and rules in the owner’s words.
 */
export function ScenarioForm(props: EntryProps<ScenarioCard, ScenarioCard> & { isNew: boolean }): JSX.Element {
  const entry = createEntry(props, (card): ScenarioCard | null =>
    problems().length === 0 ? { ...card, name: card.name.trim() } : null,
  );
  const { draft, tried, put, text } = entry;
  const found = createMemo(() => listScenarioProblems(draft()));
  const describe = ({ code, detail }: CardProblem) => describeCardFaultCode(code, detail);
  const problems = () => [
    ...(draft().name.trim() === '' ? [say('Enter a name.')] : []),
    ...[...draft().tokens, ...draft().roles].flatMap(({ name }) =>
      name.trim() === '' ? [say('Every token and role needs a name.')] : [],
    ),
    ...found().filter(isRefused).map(describe),
  ];
  const notes = () =>
    found()
      .filter((each) => !isRefused(each))
      .map(describe);
  const names = (list: readonly { readonly name: string }[]) => [...new Set(list.map(({ name }) => name))];
  const objectives = () => draft().objectives ?? [];

  return (
    <EntryForm
      title={props.isNew ? say('New scenario card') : say('Edit scenario card')}
      entry={entry}
      problems={tried() ? problems() : []}
      notes={notes()}
    >
      <TextField
        label={say('Name')}
        fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}
        maxlength={120}
        {...text('name')}
      />
      <StagePick label={say('Stage')} value={draft().stage} onChange={(stage) => put({ stage })} />
      <StagePick label={say('Lost after stage')} value={draft().until} onChange={(until) => put({ until })} />
      <Counter label={say('Objective points')} value={draft().reward} onChange={(reward) => put({ reward })} />
      <ListFields
        words={TOKEN_WORDS}
        items={draft().tokens}
        most={12}
        fresh={() => NEW_TOKEN}
        onChange={(tokens, field) => put({ tokens }, field)}
        fields={(token, put) => (
          <TokenFields
            token={token()}
            others={names(draft().tokens).filter((name) => name !== token().name)}
            put={put}
          />
        )}
      />
      <ListFields
        words={ROLE_WORDS}
        items={draft().roles}
        most={6}
        fresh={() => NEW_ROLE}
        onChange={(roles, field) => put({ roles }, field)}
        fields={(role, put) => <RoleFields role={role()} put={put} />}
      />
      <ListFields
        words={NEED_WORDS}
        items={draft().needs}
        most={6}
        fresh={() => NEW_NEED}
        onChange={(needs, field) => put({ needs }, field)}
        fields={(need, put) => <RequiredFigureFields need={need()} put={put} />}
      />
      <ListFields
        words={OBJECTIVE_WORDS}
        items={objectives()}
        most={8}
        fresh={() => NEW_OBJECTIVE}
        onChange={(list, field) => put({ objectives: list }, field)}
        fields={(objective, put) => (
          <ObjectiveFields
            objective={objective()}
            tokens={names(draft().tokens)}
            roles={names(draft().roles)}
            put={put}
          />
        )}
      />
      <TextAreaField
        label={say('Rules')}
        hint={say('In your own words')}
        rows={4}
        maxlength={2000}
        {...text('rules')}
      />
    </EntryForm>
  );
}
