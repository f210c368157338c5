import type { FeatNeeds } from '../../catalog/feat-needs';
import { DEFAULT_CARD_KIND, type GeneralCard } from '../../catalog/general-cards/card';
import { humanizeId, powerName } from '../../catalog/powers';
import type { FeatCheck } from '../../table/feat-check';
import { VALUE_NAMES } from '../names/sources';
import { say } from '../say';

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;

/** Prerequisites of a feat: `Charge, attack 10+, Night Watch team`; '' for none. */
export function describeFeatNeeds(needs: FeatNeeds): string {
  const values = VALUES.flatMap((value) =>
    needs[value] === null ? [] : [say('{stat} {number}+', { stat: VALUE_NAMES[value], number: needs[value] })],
  );
  return [
    ...needs.powers.map(powerName),
    ...needs.abilities.map(humanizeId),
    ...values,
    ...(needs.team === null ? [] : [say('{team} team', { team: needs.team })]),
  ].join(', ');
}

/** Describes whether a feat can be used now: `cannot be used now: needs Charge`. */
export function describeFeatUse({ can, missing, unread, lent }: FeatCheck): string {
  if (can === 'yes') return say('can be used now');
  if (can === 'unsure') return say('can be used now if it has: {conditions}', { conditions: unread.join(', ') });
  if (lent) return say('cannot be used now: an opponent controls it');
  return say('cannot be used now: needs {conditions}', { conditions: describeFeatNeeds(missing) });
}

/**
 * Summary of a card without name and points: `per character · needs Charge`; `heavy · It bursts.` Falls back to its
 * text if it has no other properties.
 */
export function describeGeneralCard({ part, card }: GeneralCard): string {
  switch (part) {
    case 'feats': {
      const asks = describeFeatNeeds(card.needs);
      return joined(
        card.each ? say('per character') : '',
        asks === '' ? card.text : say('needs {conditions}', { conditions: asks }),
      );
    }
    case 'objects':
      return joined(card.kind, card.text);
    case 'conditions':
      return card.text;
    case 'teams':
      return joined(card.wild ? say('wild card') : '', card.text);
    case 'others':
      return joined(card.kind === DEFAULT_CARD_KIND ? '' : card.kind.replaceAll('-', ' '), card.text);
  }
}

function joined(...words: readonly string[]): string {
  return words.filter((each) => each !== '').join(' · ');
}
