import { say } from '../../../text/say';
import './desk.css';
import {
  createEffect,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { toast } from '../../../app/messages';
import { goTo, printRoute, route } from '../../../app/route';
import { currentDesk, readSharedDesk, replaceDesk, restoreDesk, setCurrentDesk } from '../../../app/rules/current-desk';
import { type Desk, deskRules } from '../../../app/rules/desk';
import { EDITIONS } from '../../../rules/editions';
import { Button } from '../../kit/button';
import { SelectField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';
import { ProgressBar } from '../../kit/progress';
import { PageHeader } from '../../shared/page-header';
import { DeskBoard } from './desk-board';
import { DeskStart } from './desk-start';
import { PlayOnButton } from './play-on-button';
import { QuestionCard } from './question-card';

const AddQuestion = lazyPart(() => import('./add-question'));
const DeskMenu = lazyPart(() => import('./desk-menu'));
const DeskPaper = lazy(() => import('./desk-paper'));

/**
 * Screen for the judge’s desk: several questions about one position, the answers of all editions side by side, and a
 * printed ruling.
 */
export default function DeskScreen(): JSX.Element {
  const [brought] = createResource(async () => {
    await restoreDesk();
    return true;
  });
  const sent = () => route().rest[1] ?? null;
  const [fault, setFault] = createSignal<string | null>(null);
  createEffect(
    on(sent, (code) => {
      if (code === null || code === 'paper') return;
      void readSharedDesk(code).then((read) => {
        if (read.ok) replaceDesk(read.value);
        else setFault(read.fault);
        // The address is replaced, so that going back does not open the link again.
        location.replace(printRoute({ tab: 'rules', rest: ['desk'] }));
      });
    }),
  );
  return (
    <Switch
      fallback={
        <div class="page desk" data-wide="">
          <Head title={say('Judge’s desk')} />
          <Show when={fault()}>{(words) => <p role="alert">{words()}</p>}</Show>
          <DeskStart />
        </div>
      }
    >
      <Match when={!brought()}>
        <ProgressBar label={say('Opening the judge’s desk…')} />
      </Match>
      <Match when={sent() === 'paper' && currentDesk()}>
        {(laid) => (
          <Suspense fallback={<ProgressBar label={say('Preparing the print preview…')} />}>
            <DeskPaper desk={laid()} />
          </Suspense>
        )}
      </Match>
      <Match when={currentDesk()}>{(laid) => <Laid desk={laid()} />}</Match>
    </Switch>
  );
}

function Head(props: { title: string; children?: JSX.Element }): JSX.Element {
  return (
    <PageHeader title={props.title} back={say('All rules')} onBack={() => goTo('rules')} help="desk">
      {props.children}
    </PageHeader>
  );
}

function Laid(props: { desk: Desk }): JSX.Element {
  const [shown, setShown] = createSignal(0);
  const [over, setOver] = createSignal<'add' | 'menu' | null>(null);
  /** Figure that the new question is about. Null for the first figure of the position. */
  const [about, setAbout] = createSignal<string | null>(null);
  const ask = (figure: string | null): void => {
    setAbout(figure);
    setOver('add');
  };
  const change = (by: Partial<Desk>): void => setCurrentDesk({ ...props.desk, ...by });
  const drop = (index: number): void => {
    const { questions } = props.desk;
    change({ questions: questions.filter((_, place) => place !== index) });
    setShown(0);
    toast({
      text: say('Question removed.'),
      action: { label: say('Undo'), run: () => change({ questions }) },
    });
  };
  const asked = () => props.desk.questions[shown()] ?? props.desk.questions[0] ?? null;
  return (
    <div class="page desk" data-wide="">
      <Head title={props.desk.name || say('Judge’s desk')}>
        <IconButton icon="more" name={say('Judge’s desk menu')} onClick={() => setOver('menu')} />
      </Head>
      <SelectField
        label={say('Rules')}
        value={props.desk.edition}
        onChange={(value) => change({ edition: value, houseRules: [] })}
        options={EDITIONS.map((each) => ({ value: each.id, label: each.name }))}
      />
      <Show when={deskRules(props.desk).house.inForce}>
        {(rules) => (
          <Show when={rules().length > 0}>
            <p class="desk-house">
              {say('House rules: {rules}', {
                rules: rules()
                  .map(({ name }) => say(name))
                  .join(' · '),
              })}
            </p>
          </Show>
        )}
      </Show>
      <DeskBoard desk={props.desk} question={asked()} onPiece={ask} />
      <Show when={!props.desk.questions.some(({ ask }) => ask === 'play')}>
        <PlayOnButton desk={props.desk} events={[]} />
      </Show>
      <Show
        when={props.desk.questions.length > 0}
        fallback={
          <p class="muted">{say('No questions yet. Tap a figure or add a question: every edition answers at once.')}</p>
        }
      >
        <ol class="desk-questions" aria-label={say('Questions')}>
          <For each={props.desk.questions}>
            {(question, index) => (
              <li>
                <QuestionCard
                  desk={props.desk}
                  question={question}
                  shown={props.desk.questions.length > 1 && asked() === question}
                  onShow={() => setShown(index())}
                  onDrop={() => drop(index())}
                />
              </li>
            )}
          </For>
        </ol>
      </Show>
      <div class="desk-deeds">
        <Button tone={props.desk.questions.length > 0 ? 'plain' : 'accent'} onClick={() => ask(null)}>
          {say('Add a question')}
        </Button>
        <Button
          tone={props.desk.questions.length > 0 ? 'accent' : 'plain'}
          disabled={props.desk.questions.length === 0}
          onClick={() => goTo('rules', 'desk', 'paper')}
        >
          {say('Print preview')}
        </Button>
      </div>
      <Show when={over() === 'add'}>
        <AddQuestion
          desk={props.desk}
          figure={about()}
          onAdd={(question) => {
            setShown(props.desk.questions.length);
            change({ questions: [...props.desk.questions, question] });
            setOver(null);
          }}
          onClose={() => setOver(null)}
        />
      </Show>
      <Show when={over() === 'menu'}>
        <DeskMenu desk={props.desk} onChange={change} onClose={() => setOver(null)} />
      </Show>
    </div>
  );
}
