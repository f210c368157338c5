import { sumAlterations } from '../../../table/current-click';
import type { Fact } from '../../../table/facts';
import { hasAbilityOrPower } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import { type Figure, getActionTotal, type Marker, type Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import type {
  EffectEndReminder,
  ManualReminder,
  RestReminder,
  TeamRollReminder,
  TurnReminder,
  UnfinishedActionReminder,
  UseReminder,
} from '../../reminders';
import type { UseDeed } from '../../table-deed';
import { controllingSide, currentPosition, isInPlay, startDeed } from './deed-context';
import type { DeedContext, PowerReminder, PowerUse, ResolveRules } from './resolve-rules';
import { listUses, tryUse, withBestDice } from './use-fields';

/**
 * Lists reminders of everything that ends with the turn, by ending the turn on trial. Action tokens are listed only if
 * `over` is true, because before that a figure may still receive an action. Markers that end when the next turn begins
 * are listed too.
 */
function listTurnEndReminders(rules: ResolveRules, table: Table, over: boolean): (RestReminder | EffectEndReminder)[] {
  const { turn, round } = table;
  if (turn === null) return [];
  const ends = rules.ruleOnDeed(table, { deed: 'end-turn', side: turn }).facts;
  const next = rules.ruleOnDeed(table, { deed: 'begin-turn', side: nextSide(table, turn) }).facts.filter(isMarker);
  const common = (text: string, cite = rules.cite) => ({
    id: `${round} ${turn} ends ${text}`,
    when: 'turn-ends' as const,
    side: turn,
    cite,
  });
  const tokens = (fact: Fact): RestReminder[] =>
    fact.fact === 'tokens' && over
      ? [
          {
            ...common(`tokens ${fact.piece}`, rules.turns.citeTokens),
            due: 'rest',
            piece: fact.piece,
            deed: { deed: 'token', piece: fact.piece, by: fact.by },
          },
        ]
      : [];
  const effects = (fact: Fact): EffectEndReminder[] => {
    if (fact.fact === 'switched') {
      const { piece, power } = fact;
      const about = { what: 'power', piece, power } as const;
      return [{ ...common(`${piece} ${power}`), due: 'ends', ends: about, facts: [fact] }];
    }
    const figure = fact.fact === 'altered' ? table.figures.get(fact.piece) : undefined;
    if (fact.fact !== 'altered' || !figure) return [];
    const about = {
      what: 'value',
      piece: fact.piece,
      value: fact.value,
      by: sumAlterations(figure, fact.value),
    } as const;
    return [{ ...common(`${fact.piece} ${fact.value}`), due: 'ends', ends: about, facts: [fact] }];
  };
  const lifted = [...ends.filter(isMarker), ...next];
  return [...ends.flatMap(tokens), ...ends.flatMap(effects), ...markerDues(table, lifted, common)];
}

type OfMarker = Extract<Fact, { readonly fact: 'marker' }>;

function isMarker(fact: Fact): fact is OfMarker {
  return fact.fact === 'marker' && fact.square === null;
}

/** Combines equal markers into one reminder, because the markers are removed together. */
function markerDues(
  table: Table,
  lifted: readonly OfMarker[],
  common: (text: string) => Pick<EffectEndReminder, 'id' | 'when' | 'side' | 'cite'>,
): EffectEndReminder[] {
  const word = ({ name, kind }: Pick<Marker, 'name' | 'kind'>) => name ?? kind;
  const known = table.markers.filter(({ id }) => lifted.some(({ marker }) => marker === id));
  return [...new Set(known.map(word))].map((name): EffectEndReminder => {
    const markers = known.filter((each) => word(each) === name).map(({ id }) => id);
    const facts = lifted.filter(({ marker }) => markers.includes(marker));
    return { ...common(`${name} ${markers.join(' ')}`), due: 'ends', ends: { what: 'markers', markers }, facts };
  });
}

function nextSide({ players }: Table, turn: string): string {
  const at = players.findIndex(({ side }) => side === turn);
  return players[(at + 1) % players.length]?.side ?? turn;
}

const BEST = 6;

/** Whether healing could restore a click. */
export function isDamaged({ click, start }: Figure): boolean {
  return click > start;
}

/**
 * Lists the pending reminders of the turn. Tries each use of a power with the edition's own rules, and omits uses that
 * are illegal or change nothing.
 */
export function listTurnReminders(rules: ResolveRules, before: Table): readonly TurnReminder[] {
  const { turn, ended, underway } = before;
  if (turn === null || ended !== null) return [];
  const now = startDeed(rules, before);
  // Actions granted by passive powers count even if they are not recorded yet.
  const table = rules.granted ? { ...before, granted: rules.granted(now, turn) } : before;
  now.table = table;
  const position = currentPosition(now);
  const figures = [...table.figures.values()].filter(({ defeated, captor }) => !defeated && captor === null);
  const listed = rules.reminders
    .filter(({ power }) => !underway || rules.midway?.includes(power))
    .flatMap((entry): TurnReminder[] => {
      const users = figures.filter((figure) => entry.rolls || controllingSide(figure) === turn);
      return [
        ...users.flatMap((figure) => powerDue(now, position, entry, figure) ?? []),
        ...(entry.rolls ? teamRolls(now, entry) : []),
      ];
    });
  const others = (due: TurnReminder) => due.side !== turn;
  const begins = listed.filter(({ when }) => when === 'turn-begins');
  const actions = listed.filter((due) => due.when === 'action' && !others(due));
  const over = !underway && table.actionsSpent >= getActionTotal(table, turn);
  return [
    ...goesOn(rules, table),
    ...begins,
    ...actions,
    ...listTurnEndReminders(rules, table, over),
    ...listed.filter((due) => due.when === 'action' && others(due)),
  ];
}

/** Lists all legal uses of a reminder's power, likeliest first. Their dice are not filled in. */
export function listReminderUses(
  rules: ResolveRules,
  table: Table,
  due: UseReminder | TeamRollReminder,
): readonly UseDeed[] {
  const entry = rules.reminders.find(({ power }) => power === due.power);
  if (!entry) return [];
  const now = startDeed(rules, table);
  if (due.due === 'team-roll') return [...teamRollers(now, entry, due.side)];
  const position = currentPosition(now);
  return position ? [...uses(now, position, entry, due.piece)] : [];
}

function idOf({ round, turn }: Table, ...words: readonly string[]): string {
  return [round, turn, ...words].join(' ');
}

/**
 * Returns the reminder of a figure's power, with its likeliest legal use. If the app cannot resolve the power, players
 * are reminded to resolve it by hand. Null if nothing is pending.
 */
function powerDue(
  now: DeedContext,
  position: Position | null,
  entry: PowerReminder,
  figure: Figure,
): UseReminder | ManualReminder | null {
  const { law: rules, table } = now;
  const { power, when, cite } = entry;
  const { piece } = figure;
  if (when === 'turn-begins' && table.actionsSpent > 0) return null;
  const common = () => ({ id: idOf(table, piece, power), when, side: controllingSide(figure), piece, power, cite });
  const known = position !== null && isInPlay(figure) && Object.hasOwn(rules.uses, power);
  if (!known) {
    const idle = table.actionsSpent > 0 || entry.team || entry.rolls || entry.couldHelp?.(figure) === false;
    return !idle && hasAbilityOrPower(makePieceOfFigure(figure, table), power) ? { ...common(), due: 'by-hand' } : null;
  }
  const user = findPiece(position, piece);
  if (!user || (!entry.team && !hasAbilityOrPower(user, power))) return null;
  const use = rules.uses[power];
  const [deed] = uses(now, position, entry, piece);
  if (!use || !deed) return null;
  const { facts } = tryUse(now, withBestDice(use, deed));
  const { dice, chooses } = describeUseFields(use);
  const pushes = facts.some((fact) => fact.fact === 'clicked' && fact.cause === 'push');
  const least = dice === 'die' ? leastOf(now, deed) : null;
  return { ...common(), due: 'use', dice, least, chooses, pushes, deed };
}

/** Returns the lowest d6 roll that has an effect. Null if every roll has an effect. */
function leastOf(now: DeedContext, deed: UseDeed): number | null {
  for (let die = 1; die < BEST; die++) if (tryUse(now, { ...deed, die }).facts.some(helps)) return die > 1 ? die : null;
  return BEST;
}

/** Returns what players must roll and choose for a use. */
function describeUseFields({ fields }: PowerUse): Pick<UseReminder, 'dice' | 'chooses'> {
  const dice = fields.includes('dice') ? 'check' : fields.includes('die') ? 'die' : 'none';
  const chosen = (['cancels', 'value', 'target'] as const).find((field) => fields.includes(field));
  return { dice, chooses: chosen ?? 'nothing' };
}

/** Generates legal uses that change something, on demand. */
function* uses(now: DeedContext, position: Position, entry: PowerReminder, piece: string): Generator<UseDeed, void> {
  const use = now.law.uses[entry.power];
  if (!use) return;
  const works = entry.rolls ? (fact: Fact) => fact.fact === 'used' : helps;
  for (const { deed, facts } of listUses(now, position, use, { deed: 'use', piece, power: entry.power }))
    if (facts.some(works)) yield deed;
}

/** Whether a fact is the purpose of a power, not a side effect of its use. */
function helps(fact: Fact): boolean {
  if (fact.fact === 'clicked') return fact.cause === 'heal' || fact.cause === 'damage';
  if (fact.fact === 'tokens') return fact.by < 0;
  return fact.fact === 'switched' || fact.fact === 'altered' || fact.fact === 'granted';
}

/** Lists reminders of rerolls that themed teams still have. */
function teamRolls(now: DeedContext, entry: PowerReminder): TeamRollReminder[] {
  const { table } = now;
  return Object.entries(table.rerolls ?? {}).flatMap(([side, left]) => {
    if (left < 1) return [];
    const [deed] = teamRollers(now, entry, side);
    const { power, when, cite } = entry;
    return deed ? [{ due: 'team-roll', id: idOf(table, side, power), when, side, power, left, cite, deed }] : [];
  });
}

/**
 * Generates uses by members of a themed team. Excludes members that have the power themselves, because they have their
 * own reminder.
 */
function* teamRollers(now: DeedContext, { power }: PowerReminder, side: string): Generator<UseDeed, void> {
  const { table } = now;
  const position = currentPosition(now);
  const inGame = [...table.figures.values()].filter(({ defeated, captor }) => !defeated && captor === null);
  const pieces = table.board === null ? inGame.map((figure) => makePieceOfFigure(figure, table)) : position?.pieces;
  for (const piece of pieces ?? []) {
    if (piece.side !== side || hasAbilityOrPower(piece, power)) continue;
    const deed: UseDeed = { deed: 'use', piece: piece.id, power };
    if (tryUse(now, deed).reasons.length === 0) yield deed;
  }
}

/** Returns the reminder of an unfinished multi-part action. */
function goesOn(rules: ResolveRules, table: Table): UnfinishedActionReminder[] {
  const { underway, turn } = table;
  const figure = underway ? table.figures.get(underway.piece) : undefined;
  const parted =
    underway && Object.hasOwn(rules.multiPartActions, underway.action)
      ? rules.multiPartActions[underway.action]
      : undefined;
  if (!underway || !figure || !parted || turn === null) return [];
  const { piece, action, attacks, pushes } = underway;
  const user = makePieceOfFigure(figure, table);
  const attack = attacks < (parted.mostOf?.(user) ?? parted.most);
  const move = parted.moves === 'around' && attacks > 0;
  const left = attack && move ? 'both' : attack ? 'attack' : move ? 'move' : 'nothing';
  const id = idOf(table, piece, action, `${attacks}`);
  return [
    {
      due: 'goes-on',
      id,
      when: 'action',
      side: controllingSide(figure),
      piece,
      action,
      left,
      pushes,
      cite: parted.cite,
    },
  ];
}
