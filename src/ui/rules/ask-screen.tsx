import { say } from '../../text/say';
import './rules.css';
import {
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { loadAllEditions } from '../../app/game/open-game';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import type { NotationAnswer } from '../../app/rules/answer-notation';
import { readQuestionDraft, saveQuestionDraft } from '../../app/rules/ask-draft';
import { EXAMPLES, printExample, supportsExample } from '../../app/rules/examples';
import type { Ruleset } from '../../rules/ruleset';
import { printAnswer } from '../../text/answer/describe-answer';
import { Button } from '../kit/button';
import { FormField } from '../kit/field';
import { Form } from '../kit/form';
import { IconButton } from '../kit/icon-button';
import { ProgressBar } from '../kit/progress';
import { BottomSheet } from '../kit/sheet';
import { EditionRows } from '../shared/book/edition-rows';
import { RulingView } from '../shared/book/ruling-view';
import { NotationField } from './notation-field';

const SavedRulings = lazy(async () => ({ default: (await import('../shared/rulings/saved-rulings')).SavedRulings }));

/** Matches the line of a notation text that names its edition. */
const EDITION_LINE = /^edition:[ \t]*(.*)$/m;

/** Screen that answers a question about a position in notation, without a game. */
export default function AskScreen(): JSX.Element {
  const [books] = createResource(loadAllEditions);
  return (
    <Show when={books()} fallback={<ProgressBar label={say('Opening the rules…')} />}>
      {(known) => <AskForm editions={known().EDITIONS} />}
    </Show>
  );
}

function AskForm(props: { editions: readonly Ruleset[] }): JSX.Element {
  const first = EXAMPLES[0];
  const [text, setText] = createSignal(
    readQuestionDraft() ?? (first ? printExample(first, props.editions[0]?.id ?? '') : ''),
  );
  /** Edition named in the text. Null if the edition is missing or unknown. */
  const edition = () => props.editions.find((each) => each.id === EDITION_LINE.exec(text())?.[1]?.trim()) ?? null;
  const examples = () => {
    const rules = edition() ?? props.editions[0];
    return rules ? EXAMPLES.filter((example) => supportsExample(rules, example)) : [];
  };
  const [asked, setAsked] = createSignal<NotationAnswer | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [choosing, setChoosing] = createSignal(false);
  const fault = createMemo(() => {
    const answer = asked();
    return answer && !answer.ok ? answer.fault : null;
  });
  let area!: HTMLTextAreaElement;
  let answerPlace!: HTMLElement;
  onCleanup(() => {
    saveQuestionDraft(text());
  });

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      // Loaded on demand, because the notation needs the YAML parser.
      const [{ answerNotation }, { parseNotationInWorker }] = await Promise.all([
        import('../../app/rules/answer-notation'),
        import('../../app/reading/cached-positions'),
      ]);
      await parseNotationInWorker(text());
      const answer = answerNotation(text());
      setAsked(answer);
      if (answer.ok) answerPlace.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
      else if (answer.fault.line !== null) goToLine(answer.fault.line);
    } finally {
      setBusy(false);
    }
  }

  /** Selects a line of the text. Lines are counted from 1. */
  function goToLine(line: number): void {
    const lines = text().split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.focus();
    area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  }

  /** Opens the position on a map where the user moves figures and asks questions by taps. */
  async function show(): Promise<void> {
    const [{ openPositionNotation }, { parseNotationInWorker }] = await Promise.all([
      import('../../app/map/opened-position'),
      import('../../app/reading/cached-positions'),
    ]);
    await parseNotationInWorker(text());
    const result = openPositionNotation(text(), { name: '', note: '', id: null });
    if (result.ok) goTo('map', 'ask');
    else void ask();
  }

  async function copy(what: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(what);
      toast(done);
    } catch {
      toast({
        text: say('This browser blocks copying. Select the text and copy it yourself.'),
        tone: 'warn',
      });
    }
  }

  return (
    <div class="page rules" data-wide="">
      <header class="rules-head">
        <IconButton icon="back" name={say('All rules')} onClick={() => goTo('rules')} />
        <h1>{say('Ask with a position')}</h1>
        <Button onClick={() => setChoosing(true)}>{say('Examples')}</Button>
        <p class="muted small">{say('Tap two figures on a map and get the answer with its rule.')}</p>
      </header>
      <Suspense>
        <SavedRulings />
      </Suspense>
      <Form
        class="rules-form"
        onSubmit={() => {
          void ask();
        }}
      >
        <FormField label={say('Edition')}>
          {(input) => (
            <select
              {...input}
              value={edition()?.id ?? ''}
              onChange={(event) => {
                setText(withEdition(text(), event.currentTarget.value));
                if (asked()?.ok) void ask();
                else setAsked(null);
              }}
            >
              <Show when={!edition()}>
                <option value="" disabled>
                  {say('Unknown edition')}
                </option>
              </Show>
              <For each={props.editions}>{(each) => <option value={each.id}>{each.name}</option>}</For>
            </select>
          )}
        </FormField>
        <Button wide tone="accent" big hint={say('an example position: move its figures')} onClick={() => void show()}>
          {say('Ask on the map')}
        </Button>
        <details class="unfolds stack" open={fault() !== null}>
          <summary>{say('Paste as text')}</summary>
          <NotationField
            ref={(field) => {
              area = field;
            }}
            value={text()}
            rows={16}
            fault={fault()?.sentence ?? null}
            onInput={(typed) => {
              setText(typed);
              setAsked(null);
            }}
          />
          <div class="rules-deeds">
            <Button onClick={() => void copy(text(), say('Position copied.'))}>{say('Copy position')}</Button>
            <Button type="submit" disabled={busy()}>
              {say('Ask')}
            </Button>
          </div>
        </details>
      </Form>
      <section class="rules-answer" ref={answerPlace} aria-live="polite" aria-label={say('Answer')}>
        <Switch>
          <Match when={asked()?.ok && asked()} keyed>
            {(answer) => (
              <Show when={answer.ok ? answer.value : null}>
                {(value) => (
                  <>
                    <RulingView asked={value()} />
                    <section class="rules-editions" aria-labelledby="under-each">
                      <h2 id="under-each">{say('In each edition')}</h2>
                      <EditionRows {...value()} hereWord={say('selected above')} />
                    </section>
                    <Button
                      wide
                      onClick={() =>
                        void copy(
                          `${text().trimEnd()}\n\n${printAnswer(value().answer)}`,
                          say('Position and answer copied.'),
                        )
                      }
                    >
                      {say('Copy position and answer')}
                    </Button>
                  </>
                )}
              </Show>
            )}
          </Match>
        </Switch>
      </section>
      <Show when={choosing()}>
        <BottomSheet
          title={say('Examples: {edition}', { edition: (edition() ?? props.editions[0])?.name })}
          onClose={() => setChoosing(false)}
        >
          <ul class="rules-examples">
            <For each={examples()}>
              {(example) => (
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      setText(printExample(example, (edition() ?? props.editions[0])?.id ?? ''));
                      setAsked(null);
                      setChoosing(false);
                      void ask();
                    }}
                  >
                    <strong>{example.title}</strong>
                    <span class="muted small">{example.about}</span>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </BottomSheet>
      </Show>
    </div>
  );
}

function withEdition(text: string, edition: string): string {
  const line = `edition: ${edition}`;
  return EDITION_LINE.test(text) ? text.replace(EDITION_LINE, () => line) : `${line}\n${text}`;
}
