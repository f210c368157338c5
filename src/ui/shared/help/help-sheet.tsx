import { say } from '../../../text/say';
import './help.css';
import { For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { startTour } from '../../../app/tour/tour';
import type { GuideId } from '../../../text/guide';
import { HELP, type HelpName, type HelpTopic } from '../../../text/help';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

/** Sheet that explains a screen: its purpose, its less obvious features, and where to read more. */
export default function HelpSheet(props: { about: HelpName; onClose: () => void }): JSX.Element {
  const help: HelpTopic = HELP[props.about]();
  const read = async (topic: string): Promise<void> => {
    const { BOOKS, findEntryByTopic } = await import('../../../book');
    // Topics missing in the edition’s book open in the first book, which has all topics of the help.
    const entry =
      findEntryByTopic(ruleset()?.id ?? BOOKS[0].edition, topic) ?? findEntryByTopic(BOOKS[0].edition, topic);
    props.onClose();
    goTo('rules', ...(entry?.id.split('/') ?? []));
  };
  const readGuide = (section: GuideId): void => {
    props.onClose();
    goTo('table', 'guide', section);
  };
  const show = async (): Promise<void> => {
    props.onClose();
    if (await startTour()) goTo('table');
    else toast({ text: say('The demo cannot start. Save the open game first.'), tone: 'warn' });
  };
  return (
    <BottomSheet title={help.title} onClose={props.onClose}>
      <p>{help.about}</p>
      <ul class="help-points">
        <For each={help.points}>
          {({ name, text }) => (
            <li>
              <b>{name}</b> {text}
            </li>
          )}
        </For>
      </ul>
      <Button wide hint={say('everything about this part of the app')} onClick={() => readGuide(help.guide)}>
        {say('Guide')}
      </Button>
      <Show when={help.rules}>
        {(rules) => (
          <Button wide hint={say('read the rule')} onClick={() => void read(rules().topic)}>
            {rules().label}
          </Button>
        )}
      </Show>
      <Button wide hint={say('one turn with two demo figures, step by step')} onClick={() => void show()}>
        {say('Learn in one minute')}
      </Button>
    </BottomSheet>
  );
}
