import './MemberSheet.css';
import { For, type JSX, Show } from 'solid-js';
import type { Character } from '../../catalog/character';
import type { Force } from '../../store/records';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import { goTo } from '../shell/route';
import { takeOut, withFeatFor, withMember, withPoints } from './change';
import { keepForce } from './keepForce';

export interface MemberSheetProps {
  force: Force;
  place: number;
  character: Character;
  onFeat: () => void;
  onClose: () => void;
}

/** One member: where its dial starts, its feats, another like it, or out. */
export function MemberSheet(props: MemberSheetProps): JSX.Element {
  const points = () => props.force.members[props.place]?.points ?? 0;
  return (
    <Sheet
      title={shortened(props.character.name, 40)}
      onClose={() => props.onClose()}
      foot={
        <div class="member-foot">
          <Button onClick={() => void keepForce(withMember(props.force, props.character))}>Add another</Button>
          <Button
            tone="bad"
            onClick={() => {
              void takeOut(props.force, props.place);
              props.onClose();
            }}
          >
            Take out
          </Button>
        </div>
      }
    >
      <div class="stack">
        <Show when={props.character.starts.length > 1}>
          <Segmented
            label="Starting line"
            options={props.character.starts.map((start) => ({
              value: String(start.points),
              label: `${start.points} points`,
            }))}
            value={String(points())}
            onChange={(value) => void keepForce(withPoints(props.force, props.place, Number(value)))}
          />
        </Show>
        <Show
          when={props.force.feats.length > 0}
          fallback={<p class="muted">No feats in this force yet. A feat is written once and given to whom you like.</p>}
        >
          <ul class="checks member-feats" aria-label="Feats">
            <For each={props.force.feats}>
              {(feat, place) => (
                <li>
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={feat.for.includes(props.place)}
                      onChange={(event) =>
                        void keepForce(withFeatFor(props.force, place(), props.place, event.currentTarget.checked))
                      }
                    />
                    <span>{feat.name}</span>
                    <b class="number">{feat.points}</b>
                  </label>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Button wide onClick={() => props.onFeat()}>
          Give it a new feat
        </Button>
        <Show when={props.character.guessed}>
          <Button
            wide
            hint="some of it is not known yet"
            onClick={() => goTo('collection', 'edit', props.character.id, props.force.id)}
          >
            Tell its dial
          </Button>
        </Show>
      </div>
    </Sheet>
  );
}
