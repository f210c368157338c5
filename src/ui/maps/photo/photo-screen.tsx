import { say } from '../../../text/say';
import './photo-screen.css';
import { createEffect, createMemo, createRoot, type JSX, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { createFlow, type PhotoFlow, type Stage } from '../../../app/photo/flow';
import { PHONE, type PhotoTools } from '../../../app/photo/tools';
import type { MapSheet } from '../../../board/sheet';
import { Button } from '../../kit/button';
import { IconButton } from '../../kit/icon-button';
import { Progress } from '../../kit/progress';
import { HelpButton } from '../../shared/help/help-button';
import { CornersStep } from './corners-step';
import { ReviewStep } from './review-step';
import { SavedStep } from './saved-step';
import { SizeStep } from './size-step';
import { TakeStep } from './take-step';

export interface PhotoScreenProps {
  /** Where the map goes once it is kept, beside the collection: `Use in the game`. Null: nowhere. */
  use: { readonly label: string; readonly run: (map: MapSheet) => void } | null;
  onOpen: (map: MapSheet) => void;
  onClose: () => void;
  /** The phone's own unless told. */
  tools?: PhotoTools;
}

const TITLES: Readonly<Record<Stage, string>> = {
  take: say('Photograph a map'),
  corners: say('The four corners'),
  size: say('How many squares?'),
  reading: say('Reading the map'),
  review: say('Is this right?'),
  saved: say('Map saved'),
};

let phoneFlow: PhotoFlow | null = null;

/** The flow of this phone: another tab may be looked at between two steps, and nothing is lost. */
function theFlow(): PhotoFlow {
  phoneFlow ??= createRoot(() => createFlow(PHONE));
  return phoneFlow;
}

/** From a printed map to a map that can be asked: photograph, corners, size, reading, review. */
export default function PhotoScreen(props: PhotoScreenProps): JSX.Element {
  const flow = createMemo(() => (props.tools ? createFlow(props.tools) : theFlow()));
  onCleanup(() => flow().rest());
  let heading!: HTMLHeadingElement;
  // A new step begins at its heading, for those who go by keys or by ear.
  createEffect(
    on(
      () => flow().stage(),
      () => heading.focus({ preventScroll: true }),
      { defer: true },
    ),
  );
  const close = (): void => {
    flow().reset();
    props.onClose();
  };
  const back = (): void => {
    if (flow().stage() === 'take' || flow().stage() === 'saved') close();
    else flow().goBack();
  };
  return (
    <section class="photo" data-stage={flow().stage()}>
      <header class="photo-head">
        <IconButton icon="back" name={flow().stage() === 'take' ? say('Back') : say('Back one step')} onClick={back} />
        <h1 ref={heading} class="clip" tabindex={-1}>
          {flow().stage() === 'saved' && flow().known() ? say('Your map') : TITLES[flow().stage()]}
        </h1>
        <Show when={flow().mending && flow().stage() === 'review' && flow().mending}>
          {(steps) => (
            <>
              <IconButton
                icon="undo"
                name={say('Undo')}
                disabled={!steps().canUndo()}
                onClick={() => steps().turn(-1)}
              />
              <IconButton
                icon="redo"
                name={say('Redo')}
                disabled={!steps().canRedo()}
                onClick={() => steps().turn(1)}
              />
            </>
          )}
        </Show>
        <HelpButton about="photo" />
        <IconButton icon="close" name={say('Close photo')} onClick={close} />
      </header>
      <Switch>
        <Match when={flow().stage() === 'take'}>
          <TakeStep flow={flow()} />
        </Match>
        <Match when={flow().stage() === 'corners' && flow().picture()}>
          {(picture) => <CornersStep flow={flow()} picture={picture()} />}
        </Match>
        <Match when={flow().stage() === 'size'}>
          <SizeStep flow={flow()} />
        </Match>
        <Match when={flow().stage() === 'reading'}>
          <div class="photo-reading">
            <Progress label={say('Reading squares and walls…')} value={flow().progress()} />
            <Button big wide onClick={() => flow().stop()}>
              {say('Cancel')}
            </Button>
          </div>
        </Match>
        <Match when={flow().stage() === 'review' && flow().map()}>
          {(reading) => <ReviewStep flow={flow()} reading={reading()} />}
        </Match>
        <Match when={flow().stage() === 'saved' && flow().saved()}>
          {(sheet) => (
            <SavedStep
              sheet={sheet()}
              known={flow().known()}
              use={props.use}
              onOpen={props.onOpen}
              onAgain={() => flow().reset()}
            />
          )}
        </Match>
      </Switch>
    </section>
  );
}
