import { say } from '../../text/say';
import './force-sheets.css';
import { For, type JSX, Show } from 'solid-js';
import {
  removeMember,
  type SavedForce,
  saveForce,
  withFeatAssigned,
  withMember,
  withMemberPoints,
} from '../../app/forces/save-force';
import { goTo } from '../../app/route';
import type { Character } from '../../catalog/character';
import { findStartOption, isPricedPower, listStartOptions, traitCost } from '../../catalog/start-options';
import { truncate } from '../../text/character-text';
import { Button } from '../kit/button';
import { CheckField } from '../kit/field';
import { SegmentedControl } from '../kit/segmented';
import { BottomSheet } from '../kit/sheet';
import { CharacterFace } from '../shared/characters/character-face';

export interface MemberSheetProps {
  force: SavedForce;
  place: number;
  character: Character;
  onFeat: () => void;
  onClose: () => void;
}

/**
 * Sheet for one member: starting line, priced traits, feats, and dial or card. Offers to add a copy or to remove the
 * member.
 */
export function MemberSheet(props: MemberSheetProps): JSX.Element {
  const way = () => {
    const member = props.force.members[props.place];
    return member ? findStartOption(props.character, member.points, member.trait) : null;
  };
  /** Points of each starting line, including the cost of the chosen trait. */
  const lines = () => {
    const trait = way()?.trait ?? null;
    return [
      ...new Set(listStartOptions(props.character).flatMap((each) => (each.trait === trait ? [each.points] : []))),
    ];
  };
  const traits = () =>
    props.character.specials.flatMap((special, place) =>
      isPricedPower(special) ? [{ place, name: truncate(special.name, 30), cost: special.cost ?? 0 }] : [],
    );
  const change = (points: number, trait: number | null) =>
    void saveForce(withMemberPoints(props.force, props.place, points, trait));
  const pay = (value: string) => {
    const trait = value === 'none' ? null : Number(value);
    const { points = 0, trait: before = null } = way() ?? {};
    const { character } = props;
    change(points - traitCost(character, before) + traitCost(character, trait), trait);
  };
  return (
    <BottomSheet
      title={truncate(props.character.name, 40)}
      onClose={() => props.onClose()}
      foot={
        <div class="member-foot halves">
          <Button onClick={() => void saveForce(withMember(props.force, props.character))}>{say('Add another')}</Button>
          <Button
            tone="bad"
            onClick={() => {
              void removeMember(props.force, props.place);
              props.onClose();
            }}
          >
            {say('Remove')}
          </Button>
        </div>
      }
    >
      <div class="stack">
        <Show when={lines().length > 1}>
          <SegmentedControl
            label={say('Starting line')}
            options={lines().map((points) => ({ value: String(points), label: say('{points} points', { points }) }))}
            value={String(way()?.points ?? 0)}
            onChange={(value) => change(Number(value), way()?.trait ?? null)}
          />
        </Show>
        <Show when={traits().length > 0}>
          <SegmentedControl
            label={say('Costed trait')}
            labelled
            options={[
              { value: 'none', label: say('None') },
              ...traits().map(({ place, name, cost }) => ({
                value: String(place),
                label: say('{trait} +{cost}', { trait: name, cost }),
              })),
            ]}
            value={String(way()?.trait ?? 'none')}
            onChange={pay}
          />
        </Show>
        <Show
          when={props.force.feats.length > 0}
          fallback={
            <p class="muted">{say('No feats in this force yet. Add a feat once, then assign it to any character.')}</p>
          }
        >
          <ul class="checks member-feats" aria-label={say('Feats')}>
            <For each={props.force.feats}>
              {(feat, place) => (
                <li>
                  <CheckField
                    isPick
                    label={
                      <>
                        <span>{feat.name}</span>
                        <b class="number">{feat.points}</b>
                      </>
                    }
                    checked={feat.for.includes(props.place)}
                    onChange={(on) => void saveForce(withFeatAssigned(props.force, place(), props.place, on))}
                  />
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Button wide onClick={() => props.onFeat()}>
          {say('Add a new feat')}
        </Button>
        <CharacterFace character={props.character} />
        <Show when={props.character.guessed}>
          <Button
            wide
            hint={say('parts of it are not known yet')}
            onClick={() => goTo('collection', 'edit', props.character.id, props.force.id)}
          >
            {say('Enter its dial')}
          </Button>
        </Show>
      </div>
    </BottomSheet>
  );
}
