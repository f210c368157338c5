import type { MapAnswer } from '../../query/map-answer';
import type { QuestionTerms } from '../../query/question-terms';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { MapContext } from './map-context';

export interface MapDeedsProps {
  answer: MapAnswer;
  context: MapContext;
  ruleset: Ruleset;
  terms: QuestionTerms;
  /** Id of the selected piece. */
  piece: string;
  record: (step: string, facts: readonly Fact[], text: string) => void;
}

export type MapDeedProps<Mode extends MapAnswer['mode']> = Omit<MapDeedsProps, 'answer'> & {
  answer: Extract<MapAnswer, { readonly mode: Mode }>;
  hint: string | undefined;
};
