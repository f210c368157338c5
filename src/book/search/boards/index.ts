import type { AskedBoard } from './asked-board';
import { ATTACK_POWER_BOARDS } from './attack-powers';
import { ATTACK_BOARDS } from './attacks';
import { BREAKING_BOARDS } from './breaking';
import { CHARGING_BOARDS } from './charging';
import { DEFENSE_BOARDS } from './defenses';
import { FLYING_BOARDS } from './flying';
import { HINDERING_LINE_BOARDS } from './hindering-lines';
import { LINE_BOARDS } from './lines';
import { MISSION_ATTACK_BOARDS } from './mission-attacks';
import { MISSION_MOVE_BOARDS } from './mission-moves';
import { MISSION_THING_BOARDS } from './mission-things';
import { MOVE_BOARDS } from './moves';
import { OBJECT_BOARDS } from './objects';
import { ROOF_BOARDS } from './roofs';
import { SPECIAL_FIGURE_BOARDS } from './special-figures';
import { TERRAIN_MOVE_BOARDS } from './terrain-moves';

/** Boards of all subjects. */
export const ASKED_BOARDS: readonly AskedBoard[] = [
  ...LINE_BOARDS,
  ...HINDERING_LINE_BOARDS,
  ...ROOF_BOARDS,
  ...SPECIAL_FIGURE_BOARDS,
  ...ATTACK_BOARDS,
  ...DEFENSE_BOARDS,
  ...ATTACK_POWER_BOARDS,
  ...MOVE_BOARDS,
  ...TERRAIN_MOVE_BOARDS,
  ...FLYING_BOARDS,
  ...CHARGING_BOARDS,
  ...OBJECT_BOARDS,
  ...BREAKING_BOARDS,
  ...MISSION_ATTACK_BOARDS,
  ...MISSION_MOVE_BOARDS,
  ...MISSION_THING_BOARDS,
];

const BY_TOPIC = new Map<string, AskedBoard[]>();
for (const board of ASKED_BOARDS)
  for (const topic of board.topics) BY_TOPIC.set(topic, [...(BY_TOPIC.get(topic) ?? []), board]);

/** Lists the boards that answer questions on a topic. */
export function listBoardsOn(topic: string): readonly AskedBoard[] {
  return BY_TOPIC.get(topic) ?? [];
}
