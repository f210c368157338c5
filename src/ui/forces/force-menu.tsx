import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { forces } from '../../app/collection/library';
import type { CheckedForce } from '../../app/forces/checked';
import { freeName } from '../../app/forces/names';
import { copyForce, deleteForce } from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Sheet } from '../kit/sheet';
import { CompareSheet } from './compare-sheet';
import { DetailsSheet } from './details-sheet';
import { ShapeSheet } from './shape-sheet';
import { ShareForce } from './share-force';

/** What is wanted of a force once in a while. */
export default function ForceMenu(props: {
  checked: CheckedForce;
  editions: readonly Ruleset[];
  onClose: () => void;
}): JSX.Element {
  const [over, setOver] = createSignal<'details' | 'compare' | 'shape' | 'share' | null>(null);

  async function copy(): Promise<void> {
    const name = freeName(forces() ?? [], `${props.checked.saved.name} `);
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
        <Sheet title={say('Force')} onClose={props.onClose}>
          <Button wide onClick={() => setOver('details')} hint={say('name, build total, rules, scenario, notes')}>
            {say('Details')}
          </Button>
          <Button wide onClick={() => setOver('shape')} hint={say('reach, hit chances, stats as damage builds up')}>
            {say('Odds and stats')}
          </Button>
          <Button wide onClick={() => setOver('share')} hint={say('file, text for a forum, print')}>
            {say('Share')}
          </Button>
          <Button
            wide
            hint={say('codes to stick under the bases')}
            onClick={() => goTo('collection', 'stickers', 'force', props.checked.saved.id)}
          >
            {say('Stickers')}
          </Button>
          <Button wide onClick={() => setOver('compare')} disabled={(forces() ?? []).length < 2}>
            {say('Compare with another force')}
          </Button>
          <Button wide onClick={() => void copy()} hint={say('edit the copy; this force does not change')}>
            {say('Copy')}
          </Button>
          <Button wide tone="bad" onClick={remove}>
            {say('Delete')}
          </Button>
        </Sheet>
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
        <CompareSheet checked={props.checked} editions={props.editions} onClose={props.onClose} />
      </Match>
    </Switch>
  );
}
