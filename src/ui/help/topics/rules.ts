import type { HelpTopic } from '../topic';

export default function topic(): HelpTopic {
  return {
    title: 'The rules',
    about: 'The books in our own words. Each entry has a board drawn and answered live, and later rulings beside it.',
    points: [
      { control: 'Search the rules', text: 'knows what players say: LoF, push, TK.' },
      { control: 'Rules of', text: 'chooses the book that is searched first.' },
      { control: 'Ask with a position', text: 'takes a written position and rules on it.' },
      {
        control: 'Judge’s desk',
        text: 'asks many questions of one position, under every edition, and prints the ruling.',
      },
    ],
  };
}
