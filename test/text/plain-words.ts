/**
 * Checks English screen texts: no words that players would not use, no long sentences, and no placeholders without a
 * meaning for translators.
 */

interface Retired {
  readonly words: RegExp;
  /** Replacement that the message suggests. */
  readonly rather: string;
}

/** Retired words, each with its replacement. Replacements are plain verbs that other apps use, or terms of the game. */
export const RETIRED_WORDS: readonly Retired[] = [
  { words: /\b(?:came|comes?|coming) in\b/i, rather: '“imported”, “received”' },
  { words: /\b(?:bring|brings|brought|bringing) in\b/i, rather: '“import”' },
  {
    words: /\b(?:take|takes|took|taken|taking) (?:\S+ )?(?:off|out)\b/i,
    rather: '“remove”; “take out” is a K.O. in this game',
  },
  { words: /\bput (?:\S+ )?away\b|\b(?:throw|thrown) away\b/i, rather: '“delete”' },
  { words: /\b(?:taken?|took) back\b/i, rather: '“undo”' },
  { words: /\b(?:lies|lay|lays|laid|lying)\b/i, rather: '“is on”, “place”, “add”' },
  { words: /\b(?:stands?|stood)\b/i, rather: '“is”' },
  { words: /\b(?:mend|mends|mended|mending)\b/i, rather: '“fix”, “fixed automatically”' },
  { words: /\btold\b|\btells?\b(?! you\b)/i, rather: '“show”, “say”' },
  { words: /\bkept\b|\bkeep (?:it|them|this|that|a|the)\b/i, rather: '“save”, “saved”' },
  { words: /\bwhom\b|\bthat which\b|\bwhoever\b(?! K)/i, rather: 'an active sentence' },
  { words: /\bin a minute\b/i, rather: '“in one minute”' },
  { words: /\bdoes not fit\b(?! there)/i, rather: 'by how much: “70 over”' },
  { words: /\bcounts? along\b/i, rather: '“updates as you add”' },
  { words: /\badded later\b/i, rather: '“choose … later”' },
  { words: /^Force .* begins$/i, rather: '“goes first”' },
  { words: /\bpull\b/i, rather: '“drag”' },
  { words: /\bby way of\b/i, rather: '“Path:”' },
  { words: /\bagainst one\b/i, rather: '“if they reroll”' },
  { words: /\btwo (?:ones|sixes)\b/i, rather: '“critical miss”, “critical hit”' },
  { words: /\bmay still\b/i, rather: '“may”' },
  { words: /\byou rule\b/i, rather: '“not counted”' },
  { words: /\bnot in the sources\b/i, rather: '“wording not in the book”' },
  { words: /^an octagon\b/i, rather: '“Octagon: movement ends here”' },
  { words: /\bonly seen\b/i, rather: '“hide future”' },
  { words: /\banother way from here\b/i, rather: '“undone branch”' },
  { words: /\bfell\b|\bfallen\b/i, rather: '“Die 1”' },
  { words: /, apart\b/i, rather: '“not adjacent”' },
  { words: /\bdeeds?\b/i, rather: '“actions”' },
  { words: /\bdearer\b/i, rather: '“+1 AP”' },
  { words: /\bdoubt(?:s|ful|ed)?\b/i, rather: '“unclear”, “check it”' },
  { words: /\bwhat was sent\b/i, rather: '“receive”' },
  { words: /\bnobody knows\b/i, rather: '“unknown”' },
  { words: /\bhere already\b/i, rather: '“already here”' },
  { words: /\bwish(?:es)?\b/i, rather: '“filters”' },
  { words: /\b(?:glance|parcel|shelf|shelves|bench|lore|etiquette)\b/i, rather: 'a term of the game or of apps' },
];

/** English texts that are known to break a rule of this file. Fix these texts until the list is empty. */
export const KNOWN_FAULTS: readonly string[] = [
  'A line that leaves its hindering area nowhere, from its first square to its last, is not hindered.',
  'A line through a corner is blocked where figures stand on both flanks, or a figure on one and blocking terrain on the other.',
  'A line through a corner is clear where characters stand on both flanks, or a character on one and blocking terrain on the other.',
  'A second action in a row costs a click, as in 2008, but for the indomitable and those of willpower.',
  'Blocking terrain is destroyed by close attacks only; a range attack may still break a wall.',
  'Leaving the enemy’s side costs 1 action point on top of the 4 of a breakthrough.',
  'Only a mover that comes from other ground must stop on entering hindering terrain; within it, it goes on.',
  'Rising ground stops a line that crosses it, but is no blocking flank of a corner.',
  'With opponents beside it a sharpshooter may shoot at anybody in range, not only at them.',
];

/** Maximum number of words in a sentence. */
const LONGEST = 15;

/**
 * Lists the faults of an English text in the source.
 * @returns one sentence for each fault
 */
export function findWordFaults(text: string): readonly string[] {
  return [
    ...RETIRED_WORDS.flatMap((each) => {
      const found = each.words.exec(text)?.[0];
      return found === undefined ? [] : [`says “${found}”: rather ${each.rather}`];
    }),
    ...sentencesOf(text).flatMap((sentence) => {
      const count = sentence.split(/\s+/).length;
      return count > LONGEST ? [`has a sentence of ${count} words, more than ${LONGEST}`] : [];
    }),
    ...[...text.matchAll(/\{(\w+)\}/g)].flatMap(([placeholder, name = '']) =>
      name === 'value' || /\d$/.test(name) ? [`has a placeholder that says nothing, ${placeholder}`] : [],
    ),
    // Reports verbs for insertion into a sentence: other languages also inflect other words.
    ...(/^(?:is|are|was|were|has|have|does|do)$/i.test(text) || /\{(?:is|are|verb)\}/.test(text)
      ? ['is a verb spliced into a sentence: write a whole sentence for each plural']
      : []),
  ];
}

/** Splits a text into sentences. A dot between parts also ends a sentence: `Hit: 3 damage · you push: 1`. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…])\s+|\s·\s/).filter((part) => part !== '');
}
