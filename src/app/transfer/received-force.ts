import { plainForce } from '../../force/format';
import type { ForceRead } from '../../force/parse';
import { EDITIONS } from '../../rules/editions';
import { makeForce, removeForces } from '../../store/forces';
import { sameData } from '../../store/same';
import { shortened } from '../../text/collection-words';
import { rulesInFormat } from '../../text/formats';
import { say } from '../../text/say';
import { wordsOfFound } from '../../text/screens/force';
import { finder } from '../collection/finder';
import { forces, refreshForces } from '../collection/library';
import { countOwned, ownsAny } from '../collection/owned';
import { type CheckedForce, checkForce } from '../forces/checked';
import { freeName } from '../forces/names';
import { saveForce } from '../forces/save-force';

import { toast } from '../messages';
import { goTo } from '../route';
import type { Received, ReceivedAction, Standing } from './received';

export interface ReceivedForce extends Received {
  readonly checked: CheckedForce;
  /** Names of those who are not in the collection. */
  readonly missing: readonly string[];
  /** Who was found by something else than the id, a sentence each. */
  readonly guessed: readonly string[];
  /** Names of those of whom more are in the force than are owned; read when shown, for owned figures are read later. */
  readonly lacking: () => readonly string[];
}

/** A force as it would be saved here: under a new id, with a name, rules and a build total in any case. */
export function receivedForce({ force }: ForceRead): ReceivedForce {
  const rules = EDITIONS.find(({ id }) => id === force.edition) ?? EDITIONS[0];
  const before = forces() ?? [];
  const kept = makeForce({
    ...force,
    id: `force-${crypto.randomUUID()}`,
    name: force.name.trim() || freeName(before),
    edition: rules.id,
    buildTotal: force.buildTotal ?? rules.force.usualTotal,
  });
  const checked = checkForce(kept, finder(), rules);
  const same = before.find((each) => sameData(plainForce(each), plainForce(kept))) ?? null;
  const standing = (): Standing => {
    if (same) return { how: 'same', words: say('You already have exactly this force.') };
    return before.some(({ name }) => name === kept.name)
      ? { how: 'other', words: say('You have another force with this name. Saving this one does not change yours.') }
      : { how: 'new', words: say('You do not have this force yet.') };
  };
  async function save(): Promise<(() => void) | null> {
    if (!(await saveForce(kept))) return null;
    return () => {
      goTo('forces', kept.id);
      toast({
        text: say('{name} saved to your forces.', { name: shortened(kept.name, 60) }),
        action: { label: say('Undo'), run: () => void undo() },
      });
    };
  }
  async function undo(): Promise<void> {
    await removeForces([kept.id]);
    await refreshForces();
    goTo('forces');
  }
  const actions: readonly ReceivedAction[] = same
    ? [
        { label: say('Open mine'), run: async () => () => goTo('forces', same.id) },
        { label: say('Save a second copy'), run: save },
      ]
    : [{ label: say('Save'), main: true, run: save }];
  return {
    title: say('Force received'),
    name: kept.name,
    facts: [
      say('{points} of {total} points', { points: checked.verdict.points, total: kept.buildTotal }),
      rulesInFormat(rules.name, kept.format),
    ],
    standing: standing(),
    actions,
    checked,
    missing: checked.saved.members
      .filter((_, place) => checked.found[place] === null)
      .map((member) => member.name || member.id),
    guessed: checked.found.flatMap((found, place) => {
      const words = found ? wordsOfFound(found.by) : '';
      return words === '' ? [] : [`${checked.saved.members[place]?.name || found?.character.name}: ${words}`];
    }),
    lacking: () => lackingIn(checked),
  };
}

/** None where nothing is noted as owned at all. */
function lackingIn({ found }: CheckedForce): readonly string[] {
  if (!ownsAny()) return [];
  const wanted = new Map<string, { readonly name: string; readonly count: number }>();
  for (const each of found) {
    if (!each) continue;
    const { id, name } = each.character;
    wanted.set(id, { name, count: (wanted.get(id)?.count ?? 0) + 1 });
  }
  return [...wanted].flatMap(([id, { name, count }]) => {
    const owned = countOwned(id);
    if (count <= owned) return [];
    return [count === 1 ? name : say('{name} ({owned} of {count})', { name, owned, count })];
  });
}
