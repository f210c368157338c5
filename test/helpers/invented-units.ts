/** Makes thousands of invented characters, the same in every run, in the format of the public unit files. */
const FIRST = ['Tin', 'Copper', 'Glass', 'Salt', 'Ember', 'Night', 'Harbour', 'Paper', 'Moth', 'Iron', 'Velvet', 'Ash'];
const LAST = ['Sparrow', 'Gale', 'Warden', 'Captain', 'Wright', 'Heron', 'Lantern', 'Ferry', 'Keel', 'Moon', 'Baron'];
const KEYWORDS = Array.from({ length: 300 }, (_, place) => `${LAST[place % 11]} ${FIRST[place % 12]} ${place % 40}`);
const POWERS = {
  speed: ['flurry', 'leap_climb', 'charge', 'stealth', 'running_shot', 'sidestep'],
  attack: ['blades_claws_fangs', 'poison', 'super_strength', 'quake', 'special'],
  defense: ['toughness', 'super_senses', 'willpower', 'regeneration', 'invulnerability'],
  damage: ['outwit', 'perplex', 'support', 'empower', 'probability_control', 'special'],
} as const;
const SAYS =
  'When the tide turns this figure may ring the bell once and count every lamp on the quay before the watch walks home';

function pick<Value>(list: readonly Value[], place: number): Value {
  return list[place % list.length] as Value;
}

/**
 * Makes an invented unit.
 * @param place index of the unit, from 0; each unit is different
 */
export function makeInventedUnit(place: number): Record<string, unknown> {
  const clicks = 5 + (place % 9);
  return {
    unit_id: `inv${1 + (place % 40)}x${place}`,
    set_id: `inv${1 + (place % 40)}`,
    collector_number: String(place).padStart(5, '0'),
    name: `${pick(FIRST, place)} ${pick(LAST, place * 7)} ${place % 900}`,
    type: 'character',
    rarity: pick(['common', 'uncommon', 'rare', 'super_rare', 'chase'], place),
    dimensions: '1x1',
    point_values: place % 10 === 0 ? [120 + (place % 80), 50] : [5 + ((place * 37) % 246)],
    properties: place % 5 === 0 ? ['unique'] : [],
    team_abilities: place % 3 === 0 ? [pick(['harbour_watch', 'lamp_lighters', 'salt_guild'], place)] : [],
    keywords: [1, 7, 11].map((step) => pick(KEYWORDS, place * step)),
    special_powers:
      place % 2 === 0
        ? [{ type: 'attack', name: `BELL ${place % 500}`, description: `${SAYS} ${place}.`, powers: ['quake'] }]
        : [],
    improved_movement: [],
    improved_targeting: [],
    object_keyphrases: [],
    unit_range: String(place % 11),
    targets: String(1 + (place % 2)),
    speed_type: pick(['boot', 'boot', 'wing', 'dolphin'], place),
    attack_type: 'fist',
    defense_type: 'shield',
    damage_type: 'starburst',
    dial_size: '12',
    dial: Array.from({ length: clicks }, (_, click) => ({
      click_number: click + 1,
      ...(click === 0 || (place % 10 === 0 && click === 3) ? { starting_line: true } : {}),
      speed_power: pick(POWERS.speed, place + click),
      speed_value: Math.max(4, 12 - click),
      attack_power: pick(POWERS.attack, place * 3 + click),
      attack_value: Math.max(6, 11 - click),
      defense_power: pick(POWERS.defense, place * 5 + click),
      defense_value: Math.max(12, 18 - click),
      damage_power: pick(POWERS.damage, place * 7 + click),
      damage_value: Math.max(1, 4 - (click >> 1)),
    })),
  };
}
