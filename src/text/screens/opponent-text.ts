import type { Manner, Strength } from '../../table/app-player';
import { say } from '../say';

export const MANNER_TEXT: Readonly<Record<Manner, string>> = {
  cautious: say('Cautious'),
  bold: say('Bold'),
  ruthless: say('Ruthless'),
};

export const STRENGTH_TEXT: Readonly<Record<Strength, string>> = {
  learner: say('Learner'),
  player: say('Player'),
  champion: say('Champion'),
};
