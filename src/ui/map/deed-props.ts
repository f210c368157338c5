import type { MapContext } from '../../app/map/map-context';
import type { MapAnswer } from '../../query/map-answer';
import type { Terms } from '../../query/terms';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';

export interface DeedsProps {
  answer: MapAnswer;
  context: MapContext;
  ruleset: Ruleset;
  terms: Terms;
  /** The piece that asks. */
  piece: string;
  record: (step: string, facts: readonly Fact[], said: string) => void;
}

export type DeedProps<Mode extends MapAnswer['mode']> = Omit<DeedsProps, 'answer'> & {
  answer: Extract<MapAnswer, { readonly mode: Mode }>;
  hint: string | undefined;
};
