export function makeSampleUnit(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    unit_id: 'inv001',
    set_id: 'inv',
    collector_number: '001',
    name: 'Tin Sparrow',
    type: 'character',
    rarity: 'common',
    dimensions: '1x1',
    point_values: [80],
    properties: [],
    team_abilities: ['harbour_watch'],
    keywords: ['Robot', 'Pilot'],
    special_powers: [],
    improved_movement: [],
    improved_targeting: [],
    object_keyphrases: [],
    unit_range: '6',
    targets: '1',
    speed_type: 'boot',
    attack_type: 'fist',
    defense_type: 'shield',
    damage_type: 'starburst',
    dial_size: '12',
    dial: [
      makeSampleClick(1, { starting_line: true, speed_power: 'running_shot' }),
      makeSampleClick(2),
      makeSampleClick(3),
    ],
    ...overrides,
  };
}

export function makeSampleClick(number: number, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { click_number: number, speed_value: 8, attack_value: 10, defense_value: 16, damage_value: 2, ...overrides };
}
