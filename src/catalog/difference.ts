import { abilityName } from './abilities';
import { type Character, DIAL_SLOTS } from './character';
import { printClickRow } from './character-entry';
import { powerName } from './powers';

/**
 * Field in which two versions of a character differ, as text. An empty text means that the version does not have the
 * field.
 */
export interface FieldDifference {
  /** Label of the field: `points`, `click 3`, `ROOFTOP STALKER`. */
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Lists all differences between two versions of a character, field by field and click by click. The origin is ignored.
 */
export function listCharacterDifferences(mine: Character, theirs: Character): FieldDifference[] {
  const ours = wordsOf(mine);
  const others = wordsOf(theirs);
  const fields = [...new Set([...ours.keys(), ...others.keys()])];
  return fields.flatMap((field) => {
    const [before, after] = [ours.get(field) ?? '', others.get(field) ?? ''];
    return before === after ? [] : [{ field, mine: before, theirs: after }];
  });
}

/** Returns the character to store after an edit. An imported character that has changed is marked as edited by hand. */
export function markEditedByHand(before: Character | null, after: Character): Character {
  if (before === null || before.origin === 'entered' || after.byHand) return after;
  const sameCard = JSON.stringify(before.card) === JSON.stringify(after.card);
  const same = sameCard && before.picture === after.picture && listCharacterDifferences(before, after).length === 0;
  return same ? after : { ...after, byHand: true };
}

function wordsOf(character: Character): Map<string, string> {
  const { starts, dial, specials, extras = {}, guessed = [], lines = [], printed = [] } = character;
  const words = new Map<string, string>([
    ['name', character.name],
    ['real name', character.realName ?? ''],
    ['set', character.set],
    ['number', character.number],
    ['rarity', character.rarity ?? ''],
    ['rank', character.bystander ? `${character.rank}, bystander` : character.rank],
    ['points', starts.map(({ points, click }) => `${points} from click ${click}`).join(', ')],
    ['starting lines', lines.map(({ click, colour }) => `${colour} at click ${click}`).join(', ')],
    ['range', String(character.range)],
    ['bolts', String(character.targets)],
    ['base', `${character.base.join('×')}, ${character.size}`],
    ['abilities', character.abilities.map(abilityName).join(', ')],
    ['teams', character.teams.join(', ')],
    ['keywords', character.keywords.join(', ')],
    ['archenemy', character.archenemy ?? ''],
    ['not known', guessed.join(', ')],
    ['printed clicks', printed.map(({ click, number }) => `${click}: ${number}`).join(', ')],
  ]);
  for (const [index, click] of dial.entries()) {
    if (click === null) {
      words.set(`click ${index + 1}`, printClickRow(click));
      continue;
    }
    const cells = DIAL_SLOTS.map((slot) => {
      const { value, power } = click[slot];
      return power === null ? String(value) : `${value} ${powerName(power)}`;
    });
    words.set(`click ${index + 1}`, cells.join(' / '));
  }
  for (const [index, { slot, name, text, grants, cost, kind, extras: more = {} }] of specials.entries())
    words.set(
      name || `special power ${index + 1}`,
      [
        kind ?? slot,
        ...(cost === undefined ? [] : [`+${cost}`]),
        text,
        grants.map(powerName).join(', '),
        ...Object.values(more),
      ].join(': '),
    );
  for (const [field, text] of Object.entries(extras)) words.set(field, text);
  return words;
}
