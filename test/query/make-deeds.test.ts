import { describe, expect, test } from 'vitest';
import { eastEdge } from '../../src/grid/edge';
import { answerMapQuestion } from '../../src/query/answer-map-question';
import { listAttackActions, makeAttackDeed, makeDestroyDeed, makeMoveDeed } from '../../src/query/make-deeds';
import type { MapAnswer, MapTarget, QuestionMode } from '../../src/query/map-answer';
import { NO_TERMS, type QuestionTerms } from '../../src/query/question-terms';
import { countDamageClicks, positionInGame, resolveDeed } from '../../src/query/resolve-deed';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { makeGameTable, objectFact, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const swords = requireEdition('x-of-swords');

function answered<Name extends MapAnswer['mode']>(
  name: Name,
  rules: Ruleset,
  table: Table,
  target: MapTarget,
  kind: string | null = null,
  terms: QuestionTerms = NO_TERMS,
): Extract<MapAnswer, { readonly mode: Name }> {
  const position = positionInGame(rules, table);
  if (!position) throw new Error('no map');
  const mode: QuestionMode = name === 'destroy' ? 'hit' : name;
  const answer = answerMapQuestion({ ruleset: rules, position, selected: 'A', mode, target, kind, terms });
  if (answer?.mode !== name) throw new Error(`no answer ${name}`);
  return answer as Extract<MapAnswer, { readonly mode: Name }>;
}

const B: MapTarget = { piece: 'B' };
const told = (terms: Partial<QuestionTerms>): QuestionTerms => ({ ...NO_TERMS, ...terms });
const underway = (action: string, piece = 'A'): Fact => ({
  ...{ fact: 'underway', piece, action, attacks: 1, steps: 0, pushes: false },
});

describe('the deed of an attack answer', () => {
  const table = makeGameTable(core, { A: { at: 'c3', targets: 2 }, B: { at: 'f3', side: 'blue' } });
  const deed = (terms: Partial<QuestionTerms> = {}, now = table) =>
    makeAttackDeed(now, answered('hit', core, now, B, 'ranged', told(terms)), told(terms), 'doubles');

  test('has only what was given about the attack', () => {
    const bare = { deed: 'attack', attacker: 'A', aim: { pieces: ['B'] }, attack: 'ranged', showed: 'doubles' };
    expect(deed()).toEqual({ ...bare, takes: {}, evade: {}, shape: {}, push: {}, direction: {} });
  });

  test('has everything given about the attack', () => {
    const said = { takes: { B: 1 }, evade: { B: 5 }, shape: { B: 6 }, push: { B: 2 }, direction: { B: 3 } };
    const { takes: taken, evade: evades, shape: shapes, push, direction } = said;
    expect(deed({ taken, evades, shapes, push, direction })).toMatchObject(said);
    expect(deed({ capture: true, instead: 'outwit', die: 4 })).toMatchObject({
      ...{ capture: true, instead: 'outwit', die: 4 },
    });
    expect(deed({ action: 'flurry' })).toMatchObject({ action: 'flurry' });
  });

  test("belongs to the attacker's action in progress, whatever was chosen", () => {
    const begunBy = (piece: string) =>
      makeGameTable(core, { A: { at: 'c3' }, B: { at: 'f3', side: 'blue' } }, underway('running-shot', piece));
    expect(deed({ action: 'flurry' }, begunBy('A'))).toMatchObject({ action: 'running-shot' });
    expect(deed({ action: 'flurry' }, begunBy('B'))).toMatchObject({ action: 'flurry' });
    expect(deed({}, begunBy('B'))).not.toHaveProperty('action');
  });

  test('names the thrown object', () => {
    const strong = makeGameTable(
      core,
      { A: { at: 'c3', powers: ['telekinesis'] }, B: { at: 'f3', side: 'blue' } },
      objectFact('crate', 'c5'),
      objectFact('bin', 'd4'),
    );
    const flung = (object: string) => {
      const terms = told({ object: squareNamed(object) });
      return makeAttackDeed(strong, answered('hit', core, strong, B, 'telekinesis', terms), terms, 'hit').object;
    };
    expect([flung('c5'), flung('d4')]).toEqual(['crate', 'bin']);
  });
});

describe('damage on several targets', () => {
  const three = { B: { at: 'd3', side: 'blue' }, C: { at: 'b3', side: 'blue' } };
  function hurt(rules: Ruleset, attacker: TestPiece, kind: string, chosen: Partial<QuestionTerms> = {}) {
    const table = makeGameTable(rules, { A: attacker, ...three });
    const terms = told({ also: ['C'], ...chosen });
    const answer = answered('hit', rules, table, B, kind, terms);
    const outcome = resolveDeed(rules, table, makeAttackDeed(table, answer, terms, 'hit'), terms);
    expect(outcome?.reasons).toEqual([]);
    return outcome && [countDamageClicks(outcome, 'B'), countDamageClicks(outcome, 'C')];
  }

  test('is shared, with the remainder to the first target', () => {
    expect(hurt(core, { at: 'c3', damage: 3, targets: 2, abilities: ['sharpshooter'] }, 'ranged')).toEqual([2, 1]);
    expect(hurt(swords, { at: 'c3', damage: 3, targets: 2 }, 'close')).toEqual([2, 1]);
  });

  test('may go to one target in a plan', () => {
    const shooter: TestPiece = { at: 'c3', damage: 3, targets: 2, abilities: ['sharpshooter'] };
    expect(hurt(core, shooter, 'ranged', { shares: { B: 0, C: 3 } })).toEqual([0, 3]);
  });

  test('of an explosion is separate for each target, since the deed records that action', () => {
    const far = { B: { at: 'f3', side: 'blue' }, C: { at: 'f5', side: 'blue' } };
    const blaster: TestPiece = { at: 'c3', damage: 3, targets: 2, powers: ['running-shot', 'energy-explosion'] };
    const shot = (chosen: Partial<QuestionTerms>, ...more: Fact[]) => {
      const table = makeGameTable(swords, { A: blaster, ...far }, ...more);
      const terms = told({ also: ['C'], ...chosen });
      const answer = answered('hit', swords, table, B, 'ranged', terms);
      const deed = makeAttackDeed(table, answer, terms, 'hit');
      const outcome = resolveDeed(swords, table, deed, terms);
      expect(outcome?.reasons).toEqual([]);
      return [deed.action, outcome && [countDamageClicks(outcome, 'B'), countDamageClicks(outcome, 'C')]];
    };
    const ran: Fact = {
      ...{ fact: 'underway', piece: 'A', action: 'running-shot', attacks: 0, steps: 1, pushes: false },
    };
    expect(shot({})).toEqual(['energy-explosion', [2, 2]]);
    expect(shot({}, ran)).toEqual(['energy-explosion', [2, 2]]);
    expect(shot({ off: [{ piece: 'A', power: 'energy-explosion' }] })).toEqual([undefined, [2, 1]]);
  });

  test('is that of a plain shot in an action that cannot include an explosion', () => {
    const three = { B: { at: 'f3', side: 'blue' }, C: { at: 'f5', side: 'blue' } };
    const fast: TestPiece = { at: 'c3', damage: 3, targets: 2, powers: ['hypersonic-speed', 'energy-explosion'] };
    const table = makeGameTable(swords, { A: fast, ...three });
    const terms = told({ also: ['C'], action: 'hypersonic-speed' });
    const answer = answered('hit', swords, table, B, 'ranged', terms);
    const deed = makeAttackDeed(table, answer, terms, 'hit');
    expect([deed.action, deed.deal, answer.hit.splash]).toEqual(['hypersonic-speed', { B: 2, C: 1 }, []]);
  });

  test('is not shared if a quake deals each target its own', () => {
    expect(hurt(swords, { at: 'c3', damage: 3, powers: ['quake'] }, 'close')).toEqual([2, 2]);
  });
});

describe('an attack on a wall or a square', () => {
  const table = makeGameTable(core, { A: { at: 'c3', damage: 3 } });
  const wall = { edge: eastEdge(squareNamed('c3')) };
  const block = { square: squareNamed('d4') };
  const deed = (thing: typeof wall | typeof block, terms: Partial<QuestionTerms> = {}, now = table) => {
    const answer: Extract<MapAnswer, { readonly mode: 'destroy' }> = {
      ...{ mode: 'destroy', target: block, things: [thing], thing, kinds: ['close'], chosen: 'close' },
      destroy: { legal: true, reasons: [], notes: [], debris: [] },
    };
    return makeDestroyDeed(now, 'A', answer, told(terms));
  };

  test('is aimed at a square or an edge', () => {
    const plain = { deed: 'attack', attacker: 'A', attack: 'close' };
    expect(deed(wall)).toEqual({ ...plain, aim: wall });
    expect(deed(block)).toEqual({ ...plain, aim: block });
  });

  test('may be part of an action', () => {
    expect(deed(wall, { action: 'flurry' })).toMatchObject({ action: 'flurry' });
    const charging = makeGameTable(core, { A: { at: 'c3' } }, underway('charge'));
    expect(deed(wall, {}, charging)).toMatchObject({ action: 'charge' });
  });
});

describe('the deed of a move answer', () => {
  const table = makeGameTable(
    core,
    { A: { at: 'c3', powers: ['charge', 'telekinesis'], abilities: ['flight', 'carry'] }, F: { at: 'c4' } },
    objectFact('crate', 'e3'),
  );
  const deed = (terms: Partial<QuestionTerms> = {}, kind: string | null = null, now = table) =>
    makeMoveDeed(now, answered('move', core, now, { square: squareNamed('f3') }, kind, told(terms)), told(terms));

  test('has only what was given about the move', () => {
    expect(deed()).toEqual({ deed: 'move', piece: 'A', to: [squareNamed('f3')] });
  });

  test('names an action that is more than a move, and first one in progress', () => {
    expect(deed({}, 'charge')).toMatchObject({ action: 'charge' });
    const shooting = makeGameTable(core, { A: { at: 'c3', powers: ['charge'] } }, underway('running-shot'));
    expect(deed({}, 'charge', shooting)).toMatchObject({ action: 'running-shot' });
  });

  test('names a passenger, and where it is set down', () => {
    expect(deed({ carrying: 'F' })).toMatchObject({ carrying: 'F' });
    expect(deed({ carrying: 'F' })).not.toHaveProperty('setsDown');
    expect(deed({ carrying: 'F', setsDown: squareNamed('f4') })).toMatchObject({
      carrying: 'F',
      setsDown: squareNamed('f4'),
    });
    expect(deed({ setsDown: squareNamed('f4') })).not.toHaveProperty('setsDown');
  });

  test('has the flight mode, the object picked up, and the break away roll', () => {
    expect(deed({ mode: 'soaring', picksUp: 'crate' })).toMatchObject({ mode: 'soaring', picksUp: 'crate' });
    expect(deed({ breakAway: 3 })).toMatchObject({ breakAway: 3 });
    expect(deed({})).not.toHaveProperty('breakAway');
  });

  test('is the use of a power if something else is moved by telekinesis', () => {
    expect(deed({ lifted: 'crate' }, 'telekinesis')).toEqual({
      ...{ deed: 'use', piece: 'A', power: 'telekinesis', target: 'crate', to: squareNamed('f3') },
    });
  });
});

describe('actions that may include an attack', () => {
  const actions = (power: string, kind: string, side: string, ...more: Fact[]) => {
    const table = makeGameTable(core, { A: { at: 'c3', powers: [power] }, B: { at: side, side: 'blue' } }, ...more);
    return listAttackActions(core, table, answered('hit', core, table, B, kind));
  };

  test('are those that start with one of its kind, and not those that start with a move', () => {
    expect(actions('flurry', 'close', 'd3')).toEqual(['flurry']);
    expect(actions('flurry', 'ranged', 'f3')).toEqual([]);
    expect(actions('charge', 'close', 'd3')).toEqual([]);
    expect(actions('hypersonic-speed', 'close', 'd3')).toEqual(['hypersonic-speed']);
  });

  test('are empty during an action of the figure', () => {
    expect(actions('flurry', 'close', 'd3', underway('flurry'))).toEqual([]);
    expect(actions('flurry', 'close', 'd3', underway('flurry', 'B'))).toEqual(['flurry']);
  });
});
