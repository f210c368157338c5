import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Question } from '../../notation/case';
import { percent, printFraction } from '../../plain/fraction';
import type { Citation, Mark, Note, Reason, SeeAnswer, Tally, TargetAnswer } from '../../rules/answer';
import type { Ruleset } from '../../rules/ruleset';
import type { Position } from '../../table/position';
import { wordsOfChange, wordsOfCitation, wordsOfNote, wordsOfReason } from '../../text/answer/answers';
import type { Naming } from '../../text/names/naming';
import { say, sayMany } from '../../text/say';
import type { BoardLine, BoardMark, BoardOverlay } from '../../view/types';

/** One sentence of an answer and the passage it stands on. */
export interface Said {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
  readonly passage: string;
  /** The same passage, to open it in the book. */
  readonly cite?: Citation;
  /** About a power that the edition leaves to the players. */
  readonly left?: true;
}

/** An answer made ready for a screen: words, numbers and what to draw. */
export interface Ruling {
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  /** `Yes`, `No`, `Hindered`, `5`. */
  readonly verdict: string;
  /** Numbers beside the verdict: `8 or more`, `15/36, 42%`. */
  readonly figures: readonly string[];
  readonly said: readonly Said[];
  readonly lines: readonly BoardLine[];
  readonly overlay: BoardOverlay | null;
}

/** Null for questions that the edition has no answer to, and for those that are not about a map: `force`, `play` and the like. */
export function rule(rules: Ruleset, position: Position, question: Question, naming: Naming): Ruling | null {
  const words = wordsWith(naming);
  switch (question.ask) {
    case 'adjacent': {
      const answer = rules.adjacent(position, ...question.of);
      const said =
        answer.reasons.length > 0
          ? answer.reasons.map(words.reason)
          : [words.plain(say('They are adjacent'), answer.cite)];
      return ruling(answer.adjacent, { said });
    }
    case 'range': {
      const answer = rules.range(position, ...question.of);
      return {
        ...ruling(null, { lines: [lineOf(answer.line.from, answer.line.to, null, position)] }),
        verdict: String(answer.squares),
        figures: [answer.squares === 1 ? 'square' : 'squares'],
        said: [
          words.plain(
            say('From {from} to {to}', {
              from: squareName(answer.line.from),
              to: squareName(answer.line.to),
            }),
            answer.cite,
          ),
        ],
      };
    }
    case 'see': {
      const answer = rules.see(position, ...question.of);
      const verdict = { clear: say('Yes'), hindered: say('Hindered'), blocked: say('No') }[answer.see];
      const tone = ({ clear: 'good', hindered: 'warn', blocked: 'bad' } as const)[answer.see];
      return { ...ruling(null, words.all(answer)), verdict, tone, lines: [sightLine(answer, position)] };
    }
    case 'hit': {
      const answer = rules.hit(position, question.of);
      const several = answer.targets.length > 1;
      const tallies = answer.targets.flatMap((target) => words.tallies(target, several));
      const lines = answer.targets.flatMap((target) =>
        target.line ? [lineOf(target.line.from, target.line.to, target.sight, position)] : [],
      );
      const figures = answer.targets.flatMap((target) =>
        oddsOf(target, answer.legal, several ? naming.piece(target.target) : null),
      );
      const aside = answer.splash.flatMap((target) => oddsOf(target, answer.legal, naming.piece(target.target)));
      const both = words.all(answer);
      return ruling(answer.legal, { said: [...both.said, ...tallies], lines, figures: [...figures, ...aside] });
    }
    case 'move': {
      const answer = rules.move(position, question.of);
      const figures = [
        answer.cost === null ? '' : `${answer.cost} ${sayMany(answer.cost, 'square', 'squares')}`,
        breakAway(answer.breakAway),
      ];
      const overlay = { fills: { reach: question.of.to }, numbers: [] };
      return ruling(answer.legal, { ...words.all(answer), lines: wayOf(answer.path), figures, overlay });
    }
    case 'reach': {
      const answer = rules.reach(position, question.of);
      const ends = [...new Set(answer.ends.flatMap((end) => end.squares))];
      const numbers = answer.ends.flatMap((end) =>
        end.squares.length === 1 ? [{ square: end.squares[0] as Square, text: String(end.cost) }] : [],
      );
      return {
        ...ruling(null, { ...words.all(answer), overlay: { fills: { reach: ends }, numbers } }),
        verdict: String(answer.ends.length),
        figures: [
          answer.ends.length === 1 ? 'place' : 'places',
          say('speed {speed}', { speed: answer.speed.total }),
          breakAway(answer.breakAway),
        ].filter((each) => each !== ''),
      };
    }
    case 'carry': {
      const answer = rules.carry(position, question.of);
      const both = words.all(answer);
      return ruling(answer.legal, both.said.length > 0 ? both : { said: [words.plain(say('May carry'), answer.cite)] });
    }
    case 'knockback': {
      const answer = rules.knockBack(position, question.of);
      const where = answer.to.map(squareName).join(', ');
      const figures = [say('{clicks} of damage', { clicks: clicks(answer.damage) })];
      const overlay = { fills: { reach: answer.to }, numbers: [] };
      const more = { ...words.all(answer), lines: wayOf(answer.path), overlay };
      // A push that may not be made is refused; one that was made is told by where it ends.
      if (!answer.legal)
        return ruling(false, { ...more, figures: [say('to {squares}', { squares: where }), ...figures] });
      return { ...ruling(null, more), verdict: where, figures };
    }
    case 'destroy': {
      const answer = rules.destroy(position, question.of);
      const figures =
        answer.debris.length > 0
          ? [say('debris on {squares}', { squares: answer.debris.map(squareName).join(', ') })]
          : [];
      return ruling(answer.legal, {
        ...words.all(answer),
        figures,
        overlay: { fills: { stop: answer.debris }, numbers: [] },
      });
    }
    case 'slam': {
      const answer = rules.mission?.slam(position, question.of);
      if (!answer) return null;
      const figures = [
        say('to {squares}', { squares: answer.to.map(squareName).join(', ') }),
        answer.slamDamage > 0 ? say('{clicks} of slam damage', { clicks: clicks(answer.slamDamage) }) : '',
      ];
      const overlay = { fills: { reach: answer.to }, numbers: [] };
      return ruling(answer.legal, { ...words.all(answer), figures, lines: wayOf(answer.path), overlay });
    }
    case 'breakthrough': {
      const answer = rules.mission?.breakthrough(position, question.of);
      if (!answer) return null;
      const figures = [
        say('to {squares}', { squares: answer.to.map(squareName).join(', ') }),
        points(answer.cost),
        answer.wounds > 0 ? sayMany(answer.wounds, '1 wound', '{n} wounds') : '',
      ];
      const overlay = { fills: { reach: answer.to }, numbers: [] };
      return ruling(answer.legal, { ...words.all(answer), figures, overlay });
    }
    case 'interact':
    case 'cost': {
      const answer =
        question.ask === 'cost'
          ? rules.mission?.cost(position, question.of)
          : rules.mission?.interact(position, question.of);
      return answer
        ? ruling(answer.legal, { ...words.all(answer), figures: answer.cost === null ? [] : [points(answer.cost)] })
        : null;
    }
    default:
      return null;
  }
}

function ruling(yes: boolean | null, parts: Partial<Ruling>): Ruling {
  const verdict = yes === null ? '' : yes ? say('Yes') : say('No');
  const tone = yes === null ? 'plain' : yes ? 'good' : 'bad';
  const whole: Ruling = { tone, verdict, figures: [], said: [], lines: [], overlay: null, ...parts };
  return { ...whole, figures: whole.figures.filter((figure) => figure !== '') };
}

function wordsWith(naming: Naming) {
  const passageOf = (cite: Citation) => ({ passage: wordsOfCitation(cite, naming), cite });
  const reason = (each: Reason): Said => ({
    tone: 'bad',
    text: wordsOfReason(each, naming),
    ...passageOf(each.cite),
  });
  const note = (each: Note): Said => ({
    tone: each.code === 'house-rule' ? 'plain' : 'good',
    text: wordsOfNote(each, naming),
    ...passageOf(each.cite),
    ...(each.code === 'player-rules' ? { left: true } : {}),
  });
  const changes = (tally: Tally, value: 'attack' | 'defense' | 'damage', of: string): Said[] =>
    tally.changes.map((change) => ({
      tone: 'plain',
      text: `${of}${wordsOfChange(change, value)}`,
      ...passageOf(change.cite),
    }));
  return {
    reason,
    plain: (text: string, cite: Citation): Said => ({ tone: 'plain', text, ...passageOf(cite) }),
    all: (answer: {
      readonly reasons: readonly Reason[];
      readonly notes: readonly Note[];
    }): { readonly said: readonly Said[] } => ({
      said: [...answer.reasons.map(reason), ...answer.notes.map(note)],
    }),
    tallies: (target: TargetAnswer, several: boolean): Said[] => [
      ...changes(target.attack, 'attack', ''),
      ...changes(target.defense, 'defense', several ? `${naming.piece(target.target)}: ` : ''),
      ...changes(target.damage, 'damage', ''),
    ],
  };
}

function oddsOf(target: TargetAnswer, legal: boolean, name: string | null): string[] {
  const who = name === null ? '' : `${name}: `;
  if (!legal)
    return target.needs === null ? [] : [say('{target}would need {roll}', { target: who, roll: target.needs })];
  if (target.needs === null)
    return [say('{target}no roll', { target: who }), say('{damage} damage', { damage: target.damage.total })];
  return [
    say('{target}{roll} or more', { target: who, roll: target.needs }),
    `${printFraction(target.chance)}, ${percent(target.chance)}%`,
    say('{damage} damage', { damage: target.damage.total }),
  ];
}

function wayOf(path: readonly Square[]): BoardLine[] {
  return path.length > 1 ? [{ squares: path, kind: 'way', stopped: false, stops: [], hindrances: [] }] : [];
}

function clicks(count: number): string {
  return sayMany(count, '1 click', '{n} clicks');
}

function points(cost: number): string {
  return sayMany(cost, '1 action point', '{n} action points');
}

function breakAway(roll: false | number): string {
  return roll === false ? '' : say('break away on {roll} or more', { roll });
}

function sightLine(answer: SeeAnswer, position: Position): BoardLine {
  return lineOf(answer.line.from, answer.line.to, answer, position);
}

function lineOf(from: Square, to: Square, sight: SeeAnswer | null, position: Position): BoardLine {
  const marks = (all: readonly Mark[]) => all.flatMap((mark) => boardMark(mark, position));
  return {
    squares: [from, to],
    kind: 'fire',
    stopped: sight?.see === 'blocked',
    stops: marks(sight?.by ?? []),
    hindrances: marks(sight?.hindrances ?? []),
  };
}

function boardMark(mark: Mark, position: Position): BoardMark[] {
  if (mark.mark === 'square') return [{ at: 'squares', squares: [mark.square] }];
  if (mark.mark === 'edge') return [edgeMark(mark.edge)];
  const piece = position.pieces.find((each) => each.id === mark.piece);
  return piece ? [{ at: 'squares', squares: piece.squares }] : [];
}

function edgeMark(edge: Edge): BoardMark {
  const [from, to] = edgeSquares(edge);
  return { at: 'edge', from, to };
}

/** Answers that are the same to a player: verdict, numbers and what speaks against it, whatever the passage. */
export function sameness(ruling: Ruling): string {
  const against = ruling.said.filter((each) => each.tone === 'bad').map((each) => each.text);
  return [ruling.verdict, ...ruling.figures, ...against.sort()].join('\n');
}

/** The answer as plain text for the clipboard. */
export function printRuling(answer: Ruling): string {
  const head = [answer.verdict, ...answer.figures].join(' · ');
  return [head, ...answer.said.map((each) => `- ${each.text} (${each.passage})`)].join('\n');
}
