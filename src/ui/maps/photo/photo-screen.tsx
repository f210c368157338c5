import { say } from '../../../text/say';
import './photo-screen.css';
import { createEffect, createMemo, createRoot, type JSX, lazy, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { createPhotoFlow, type PhotoFlow, type PhotoStage } from '../../../app/photo/flow';
import { DEVICE_PHOTO_TOOLS, type PhotoTools } from '../../../app/photo/photo-tools';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { Button } from '../../kit/button';
import { queueFrameJob } from '../../kit/frame-jobs';
import { IconButton } from '../../kit/icon-button';
import { ProgressBar } from '../../kit/progress';
import { UndoButtons } from '../../kit/undo-buttons';
import { HelpButton } from '../../shared/help/help-button';
import { MapPicture } from '../../shared/maps/map-picture';
import { CornersStep } from './corners-step';
import { PhotoFault, RectifiedPictureGrid } from './pixel-canvas';
import { ReviewStep } from './review-step';
import { SizeStep } from './size-step';
import { TakeStep } from './take-step';

function SavedStep(props: {
  sheet: MapSheet;
  /** Whether the map was in the collection before. */
  known: boolean;
  use: PhotoScreenProps['use'];
  onOpen: (map: MapSheet) => void;
  onAgain: () => void;
}): JSX.Element {
  const board = createMemo(() => {
    const read = boardFromSheet(props.sheet);
    return read.ok ? read.value : null;
  });
  return (
    <div class="photo-saved">
      <MapPicture board={board()} picture={props.sheet.picture} />
      <p role="status">
        {props.known
          ? say('{map}, from your collection.', { map: props.sheet.name })
          : say('{map} saved, with the photo under the grid.', { map: props.sheet.name })}
      </p>
      <Show when={props.use}>
        {(use) => (
          <Button tone="accent" big wide onClick={() => use().run(props.sheet)}>
            {use().label}
          </Button>
        )}
      </Show>
      <Button wide onClick={() => props.onOpen(props.sheet)}>
        {say('Open in Collection')}
      </Button>
      <Button wide onClick={() => props.onAgain()}>
        {say('Photograph another map')}
      </Button>
    </div>
  );
}

/**
 * Step for a photo in which no grid fits the corners and the size. Asks no questions about squares, because the result
 * would probably not be a map.
 */
function MisfitStep(props: { flow: PhotoFlow }): JSX.Element {
  return (
    <>
      <RectifiedPictureGrid flow={props.flow} />
      <footer class="photo-foot">
        <PhotoFault text={say('No grid fits here. Go back and check corners and size.')} />
        <Button tone="accent" big wide onClick={() => props.flow.toCorners()}>
          {say('Back to the corners')}
        </Button>
        <Button tone="bare" wide onClick={() => props.flow.continueAnyway()}>
          {say('Continue anyway')}
        </Button>
      </footer>
    </>
  );
}

const EditorScreen = lazy(() => import('../editor/editor-screen'));

export interface PhotoScreenProps {
  /** Button that uses the stored map elsewhere, for example `Use in the game`. Null if the map is only stored. */
  use: { readonly label: string; readonly run: (map: MapSheet) => void } | null;
  onOpen: (map: MapSheet) => void;
  onClose: () => void;
  /**
   * Id of the photographed map that is open in the editor. Part of the route, so a reload opens the editor again. Null
   * if the editor is closed.
   */
  editing: string | null;
  /** Opens the editor for a map. Null closes the editor. */
  onEdit: (id: string | null) => void;
  /** Camera and image recognition. Defaults to the implementations of this device. */
  tools?: PhotoTools;
}

const TITLES: Readonly<Record<PhotoStage, string>> = {
  take: say('Photograph a map'),
  corners: say('The four corners'),
  size: say('How many squares?'),
  reading: say('Reading the map'),
  review: say('Is this right?'),
  saved: say('Map saved'),
};

let phoneFlow: PhotoFlow | null = null;

/**
 * Returns the photo import of this phone. It is created on first use and survives a change of tabs between two steps.
 */
function theFlow(): PhotoFlow {
  phoneFlow ??= createRoot(() => createPhotoFlow(DEVICE_PHOTO_TOOLS));
  return phoneFlow;
}

/** Screen that turns a printed map into a stored map: photo, corners, size, reading, review. */
export default function PhotoScreen(props: PhotoScreenProps): JSX.Element {
  const flow = createMemo(() => (props.tools ? createPhotoFlow(props.tools) : theFlow()));
  onCleanup(() => flow().freeMemory());
  const closeEditor = async (id: string): Promise<void> => {
    await flow().endEdited(id);
    props.onEdit(null);
  };
  return (
    <Show when={props.editing} keyed fallback={<PhotoSteps {...props} flow={flow()} />}>
      {(id) => <EditorScreen id={id} onClose={() => void closeEditor(id)} />}
    </Show>
  );
}

function PhotoSteps(props: PhotoScreenProps & { flow: PhotoFlow }): JSX.Element {
  let heading!: HTMLHeadingElement;
  // A new step moves the focus to its heading one frame later, because focusing forces a layout.
  createEffect(
    on(
      () => props.flow.stage(),
      () => {
        const before = document.activeElement;
        const focus = (): void => {
          // The focus stays in place if the user has moved it meanwhile.
          if (document.activeElement === before || document.activeElement === document.body)
            heading.focus({ preventScroll: true });
        };
        onCleanup(queueFrameJob(focus));
      },
      { defer: true },
    ),
  );
  const close = (): void => {
    props.flow.reset();
    props.onClose();
  };
  const back = (): void => {
    if (props.flow.stage() === 'take' || props.flow.stage() === 'saved') close();
    else props.flow.goBack();
  };
  return (
    <section class="photo" data-stage={props.flow.stage()}>
      <header class="photo-head">
        <IconButton
          icon="back"
          name={props.flow.stage() === 'take' ? say('Back') : say('Back one step')}
          onClick={back}
        />
        <h1 ref={heading} class="clip" tabindex={-1}>
          {props.flow.stage() === 'saved' && props.flow.isKnownMap() ? say('Your map') : TITLES[props.flow.stage()]}
        </h1>
        <Show when={props.flow.stage() === 'review' && !props.flow.hasMisfit() && props.flow.corrections}>
          {(steps) => <UndoButtons steps={steps()} />}
        </Show>
        <HelpButton about="photo" />
        <IconButton icon="close" name={say('Close photo')} onClick={close} />
      </header>
      <Switch>
        <Match when={props.flow.stage() === 'take'}>
          <TakeStep flow={props.flow} />
        </Match>
        <Match when={props.flow.stage() === 'corners' && props.flow.picture()}>
          {(picture) => <CornersStep flow={props.flow} picture={picture()} />}
        </Match>
        <Match when={props.flow.stage() === 'size'}>
          <SizeStep flow={props.flow} />
        </Match>
        <Match when={props.flow.stage() === 'reading'}>
          <div class="photo-reading">
            <ProgressBar label={say('Reading squares and walls…')} value={props.flow.progress()} />
            <Button big wide onClick={() => props.flow.stop()}>
              {say('Cancel')}
            </Button>
          </div>
        </Match>
        <Match when={props.flow.stage() === 'review' && props.flow.hasMisfit()}>
          <MisfitStep flow={props.flow} />
        </Match>
        <Match when={props.flow.stage() === 'review' && props.flow.map()}>
          {(reading) => <ReviewStep flow={props.flow} reading={reading()} onEdit={props.onEdit} />}
        </Match>
        <Match when={props.flow.stage() === 'saved' && props.flow.saved()}>
          {(sheet) => (
            <SavedStep
              sheet={sheet()}
              known={props.flow.isKnownMap()}
              use={props.use}
              onOpen={props.onOpen}
              onAgain={() => props.flow.reset()}
            />
          )}
        </Match>
      </Switch>
    </section>
  );
}
