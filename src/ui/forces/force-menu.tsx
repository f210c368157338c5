import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { forces } from '../../app/collection/library';
import type { CheckedForce } from '../../app/forces/checked-force';
import { makeForceName } from '../../app/forces/force-name';
import { copyForce, deleteForce } from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';
import { MenuGroup, MenuRow } from '../kit/menu';
import { BottomSheet } from '../kit/sheet';
import { ForceCompareSheet } from './compare-sheet';
import { DetailsSheet } from './details-sheet';
import { ShapeSheet } from './shape-sheet';
import { ShareForce } from './share-force';

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
