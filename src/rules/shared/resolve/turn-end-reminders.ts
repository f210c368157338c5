import { sumAlterations } from '../../../table/current-click';
import type { Fact } from '../../../table/facts';
import type { Marker, Table } from '../../../table/table';
import type { EffectEndReminder, RestReminder } from '../../reminders';
import type { ResolveRules } from './resolve-rules';

/**
 * Lists reminders of everything that ends with the turn, by ending the turn on trial. Action tokens are listed only if
 * `over` is true, because before that a figure may still receive an action. Markers that end when the next turn begins
 * are listed too.
 */
export function listTurnEndReminders(
  rules: ResolveRules,
  table: Table,
  over: boolean,
): (RestReminder | EffectEndReminder)[] {
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
