import type { Placement } from '../../board/lay';
import { STRENGTH_LIMIT, type Tile } from '../../board/tiles';
import { type Check, listOf, mapOf, nullOr, oneOf, shape, text, whole, yesOrNo } from '../../plain/shape';
import { FIGURE_KINDS } from './character-card';
import { type MapCard, SPAWN_KINDS } from './map-card';
import { type ObjectiveToken, type Role, type ScenarioCard, TEAMS } from './scenario-card';
import type { VictoryCard, VictorySide } from './victory-card';

const name = text(120, 1);
const id = text(100, 1);
const words = text(2000);
const few = whole(0, 40);
const some = whole(1, 40);
const stage = whole(1, 3) as Check<1 | 2 | 3>;
const team = oneOf(...TEAMS);
export const scenarioShape = shape<ScenarioCard>({
  id,
  name,
  stage,
  until: stage,
  reward: few,
  tokens: listOf(
    shape<ObjectiveToken>({
      name,
      count: some,
      strength: nullOr(some),
      wounds: some,
      placedBy: team,
      when: oneOf('setup', 'stage'),
    }),
    12,
  ),
  roles: listOf(shape<Role>({ name, chosenBy: team, of: team, count: some, secret: yesOrNo }), 6),
  needs: listOf(shape<ScenarioCard['needs'][number]>({ kind: oneOf(...FIGURE_KINDS), figures: some }), 6),
  rules: words,
});

const place = text(4, 2);
export const mapCardShape = shape<MapCard>({
  id,
  name,
  tiles: listOf(shape<Placement>({ tile: id, x: whole(0, 63), y: whole(0, 63), turn: whole(0, 3) }), 64, 1),
  doors: mapOf(whole(0, STRENGTH_LIMIT), 200),
  spawns: listOf(shape<MapCard['spawns'][number]>({ at: place, kind: oneOf(...SPAWN_KINDS) }), 60),
});

export const tileShape = shape<Tile>({
  id,
  name,
  map: text(20_000, 1),
  strengths: mapOf(whole(0, STRENGTH_LIMIT), 2000),
  turrets: listOf(place, 200),
  ammunition: listOf(place, 200),
});

const side = shape<VictorySide>({ name, text: words });
export const victoryShape = shape<VictoryCard>({ id, name, sides: listOf(side, 2, 2) as Check<VictoryCard['sides']> });
