import './force-sheets.css';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { collectionFinder } from '../../app/collection/finder';
import { forces } from '../../app/collection/library';
import { type CheckedForce, checkSavedForce, describePointsLeft } from '../../app/forces/checked-force';
import { copyForce, deleteForce, makeForceName } from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { truncate } from '../../text/character-text';
import { say, sayMany } from '../../text/say';
import { type DataRow, DataTable } from '../kit/data-table';
import { SelectField } from '../kit/field';
import { MenuGroup, MenuRow } from '../kit/menu';
import { BottomSheet } from '../kit/sheet';
import { DetailsSheet } from './details-sheet';
import { ShapeSheet } from './shape-sheet';
import { ShareForce } from './share-force';

/** Sheet that compares two forces: totals, and the characters that are only in one force. */
function ForceCompareSheet(props: {
  checked: CheckedForce;
  editions: readonly Ruleset[];
  onClose: () => void;
}): JSX.Element {
  const others = () => (forces() ?? []).filter((force) => force.id !== props.checked.saved.id);
  const [chosen, setChosen] = createSignal(others()[0]?.id ?? '');
  const other = createMemo(() => {
    const saved = others().find((force) => force.id === chosen());
    if (!saved) return null;
    const rules = props.editions.find(({ id }) => id === saved.edition) ?? props.checked.rules;
    return checkSavedForce(saved, collectionFinder(), rules);
  });
  return (
    <BottomSheet title={say('Compare')} onClose={props.onClose}>
      <div class="stack">
        <SelectField
          label={say('Compare with')}
          value={chosen()}
          onChange={setChosen}
          options={others().map((force) => ({ value: force.id, label: truncate(force.name, 60) }))}
        />
        <Show when={other()}>
          {(that) => (
            <DataTable
              class="compare"
              columns={['', truncate(props.checked.saved.name, 30), truncate(that().saved.name, 30)]}
              rows={rowsOf(props.checked, that())}
            />
          )}
        </Show>
      </div>
    </BottomSheet>
  );
}

function rowsOf(a: CheckedForce, b: CheckedForce): readonly DataRow[] {
  const row = (head: string, of: (checked: CheckedForce) => string) => ({ head, cells: [of(a), of(b)] });
  return [
    row(say('Points'), ({ verdict, saved }) =>
      say('{points} of {buildTotal}, {leftWords}', {
        points: verdict.points,
        buildTotal: saved.buildTotal,
        leftWords: describePointsLeft(verdict.left),
      }),
    ),
    row(say('Rules'), ({ rules }) => rules.name),
    row(say('Legal'), ({ verdict }) =>
      verdict.legal ? say('yes') : sayMany(verdict.problems.length, '1 problem', '{n} problems'),
    ),
    row(say('Characters'), ({ force }) => String(force.members.length)),
    row(say('Actions'), ({ verdict }) => String(verdict.actions)),
    row(say('Feats'), ({ verdict }) => sayMany(verdict.featPoints, '1 point', '{n} points')),
    row(say('Theme'), ({ verdict }) => verdict.themes[0]?.keyword ?? say('no theme')),
    row(say('Only in this force'), (checked) =>
      listNames(checked, checked === a ? b : a, (here, there) => here - there),
    ),
    row(say('In both forces'), () => listNames(a, b, Math.min)),
  ];
}

/** Lists the names in `here`. `count` combines how often a name is in `here` and in `there`; 0 leaves the name out. */
function listNames(here: CheckedForce, there: CheckedForce, count: (here: number, there: number) => number): string {
  const times = ({ force }: CheckedForce, name: string) => force.members.filter((each) => each.name === name).length;
  const names = [...new Set(here.force.members.map(({ name }) => name))].flatMap((name) => {
    const result = count(times(here, name), times(there, name));
    if (result <= 0) return [];
    return result > 1 ? `${name} ×${result}` : name;
  });
  return names.join(', ') || '—';
}

export default function ForceMenu(props: {
  checked: CheckedForce;
  editions: readonly Ruleset[];
  onClose: () => void;
}): JSX.Element {
  const [over, setOver] = createSignal<'details' | 'compare' | 'shape' | 'share' | null>(null);

  async function copy(): Promise<void> {
    const name = makeForceName(forces() ?? [], `${props.checked.saved.name} `);
    const copying = copyForce(props.checked.saved, name);
    props.onClose();
    const copied = await copying;
    if (copied) goTo('forces', copied.id);
  }
  function remove(): void {
    void deleteForce(props.checked.saved);
    props.onClose();
    goTo('forces');
  }

  return (
    <Switch
      fallback={
        <BottomSheet title={say('Force')} onClose={props.onClose}>
          <MenuGroup label={say('This force')}>
            <MenuRow
              icon="edit"
              hint={say('name, build total, rules, scenario, notes')}
              onClick={() => setOver('details')}
            >
              {say('Details')}
            </MenuRow>
            <MenuRow
              icon="chart"
              hint={say('reach, hit chances, stats as damage builds up')}
              onClick={() => setOver('shape')}
            >
              {say('Odds and stats')}
            </MenuRow>
            <MenuRow icon="compare" disabled={(forces() ?? []).length < 2} onClick={() => setOver('compare')}>
              {say('Compare with another force')}
            </MenuRow>
          </MenuGroup>
          <MenuGroup label={say('Share and copy')}>
            <MenuRow icon="share" hint={say('file, text for a forum, print')} onClick={() => setOver('share')}>
              {say('Share')}
            </MenuRow>
            <MenuRow
              icon="sticker"
              hint={say('codes to stick under the bases')}
              onClick={() => goTo('collection', 'stickers', 'force', props.checked.saved.id)}
            >
              {say('Stickers')}
            </MenuRow>
            <MenuRow icon="copy" hint={say('edit the copy; this force does not change')} onClick={() => void copy()}>
              {say('Copy')}
            </MenuRow>
            <MenuRow icon="remove" bad onClick={remove}>
              {say('Delete')}
            </MenuRow>
          </MenuGroup>
        </BottomSheet>
      }
    >
      <Match when={over() === 'details'}>
        <DetailsSheet checked={props.checked} editions={props.editions} onClose={props.onClose} />
      </Match>
      <Match when={over() === 'shape'}>
        <ShapeSheet checked={props.checked} onClose={props.onClose} />
      </Match>
      <Match when={over() === 'share'}>
        <ShareForce checked={props.checked} onClose={props.onClose} />
      </Match>
      <Match when={over() === 'compare'}>
        <ForceCompareSheet checked={props.checked} editions={props.editions} onClose={props.onClose} />
      </Match>
    </Switch>
  );
}
