import { say } from '../../text/say';
import './coach.css';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { game, table } from '../../app/game/open-game';
import { canRedoStep } from '../../app/game/perform';
import { goTo, route, type Tab } from '../../app/route';
import { currentTour, type Tour } from '../../app/tour/current-tour';
import { abandonTour, endTour } from '../../app/tour/tour';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { topSheet } from '../kit/open-sheets';
import { makeTourSteps, type TourStep } from './tour-steps';

/** Rectangle of an element on screen, in CSS pixels. */
interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the control that a step points at: in the topmost sheet, or on the step’s tab. Otherwise returns the close
 * button of the sheet, or the link to the tab. Null if none is on screen.
 */
function findPointedControl({ tab, points }: TourStep): Element | null {
  const sheet = topSheet();
  for (const point of points) {
    const found = (sheet ?? document).querySelector(point);
    if (found && (sheet !== null || route().tab === tab)) return found;
  }
  // An open sheet covers the page, so the card points at its close button.
  if (sheet) return sheet.querySelector('.sheet-head .icon-button');
  return route().tab === tab ? null : document.querySelector(`.shell-nav a[href="#/${tab}"]`);
}

/**
 * Returns the element beside which the card is placed: the open sheet, the element that must stay visible, or else the
 * control of the step.
 */
function findCardAnchor({ clear }: TourStep, target: Element | null): Element | null {
  return topSheet() ?? (clear ? document.querySelector(clear) : null) ?? target;
}

/** Tracks an element’s rectangle in each frame, because maps move, lists scroll and sheets open. */
function trackScreenRect(target: () => Element | null): Accessor<ScreenRect | null> {
  const [spot, setSpot] = createSignal<ScreenRect | null>(null, { equals: same });
  let last: Element | null = null;
  let frame = 0;
  const turn = (): void => {
    frame = requestAnimationFrame(turn);
    const now = target();
    if (now !== last) scrollIntoSight(now);
    last = now;
    const box = now?.getBoundingClientRect();
    setSpot(box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null);
  };
  onMount(() => {
    frame = requestAnimationFrame(turn);
  });
  onCleanup(() => cancelAnimationFrame(frame));
  return spot;
}

function same(a: ScreenRect | null, b: ScreenRect | null): boolean {
  return (
    a === b || (!!a && !!b && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)
  );
}

function scrollIntoSight(target: Element | null): void {
  const box = target?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) target?.scrollIntoView?.({ block: 'nearest' });
}

/** Distance in px between a control and the card that points at it. */
const GAP = 14;
/** Distance in px between a sheet and the line above it. */
const LINE_GAP = 6;
/** Height in px of the line, with its distance to the top of the screen. */
const LINE_HEIGHT = 64;

/** Tour of the app: a small card beside the control that the current step explains. The app stays usable. */
export default function Coach(): JSX.Element {
  // Whether the final card is shown, after the tour and its game have ended.
  const [after, setAfter] = createSignal(false);
  const end = async (keep: boolean, more: boolean): Promise<void> => {
    setAfter(more);
    await endTour(keep);
    goTo('table', ...(game() ? [] : ['games']));
  };
  return (
    <Switch>
      <Match when={after()}>
        <NextCard onDone={() => setAfter(false)} />
      </Match>
      <Match when={currentTour()} keyed>
        {(tour) => <Guide tour={tour} onEnd={end} />}
      </Match>
    </Switch>
  );
}

function Guide(props: { tour: Tour; onEnd: (keep: boolean, more: boolean) => Promise<void> }): JSX.Element {
  let home!: HTMLDivElement;
  let place!: HTMLDivElement;
  const steps = makeTourSteps('red', 'blue-1');
  const [at, setAt] = createSignal(0);
  const [left, setLeft] = createSignal(false);
  const step = () => steps[at()] ?? null;
  const guided = createMemo(() => (left() ? null : step()));
  // Moves the card into the topmost sheet: content outside a modal sheet cannot be seen or tapped.
  createEffect(() => (topSheet() ?? home).append(place));
  createEffect(on(game, (now) => now?.id !== props.tour.game && abandonTour(), { defer: true }));
  const pointed = () => {
    const now = guided();
    return now && findPointedControl(now);
  };
  const spot = trackScreenRect(() => {
    look();
    return pointed();
  });
  const stand = trackScreenRect(() => {
    const now = guided();
    return now && findCardAnchor(now, pointed());
  });
  /** Instruction beside an open sheet: of the step if the sheet contains its control, else to close the sheet. */
  const lineFor = ({ inSheet, points }: TourStep): string =>
    inSheet !== undefined && points.some((point) => topSheet()?.querySelector(point))
      ? inSheet
      : say('Close this to continue the guide.');
  const look = (): void => {
    const now = table();
    if (now && guided()?.done({ table: now, tab: route().tab, canRedo: canRedoStep() })) setAt(at() + 1);
  };
  return (
    <div ref={home} class="coach-home">
      <div ref={place}>
        <Show
          when={guided()}
          fallback={
            <KeepCard
              through={!left()}
              onBack={() => setLeft(false)}
              onEnd={(keep) => void props.onEnd(keep, !left())}
            />
          }
        >
          {(now) => (
            <>
              <Show when={spot()}>
                {(there) => <div class="coach-ring" aria-hidden="true" style={around(there())} />}
              </Show>
              <Show
                when={topSheet()}
                fallback={
                  <section
                    class="coach"
                    aria-label={say('Guide')}
                    data-side-of={pointsFrom(stand(), spot())}
                    style={beside(stand(), spot())}
                  >
                    <div class="coach-head">
                      <div role="status">
                        <h2>{now().title}</h2>
                        <p>{now().text}</p>
                      </div>
                      <IconButton icon="close" name={say('Close the guide')} onClick={() => setLeft(true)} />
                    </div>
                    <div class="coach-foot">
                      <span class="muted small">
                        {say('Step {step} of {steps}', { step: at() + 1, steps: steps.length })}
                      </span>
                      <Button tone="bare" onClick={() => setAt(at() + 1)}>
                        {say('Skip this step')}
                      </Button>
                    </div>
                  </section>
                }
              >
                <section class="coach" data-line="" aria-label={say('Guide')} style={above(stand())}>
                  <p role="status">{lineFor(now())}</p>
                  <IconButton icon="close" name={say('Close the guide')} onClick={() => setLeft(true)} />
                </section>
              </Show>
            </>
          )}
        </Show>
      </div>
    </div>
  );
}

/** Card that asks whether to save or delete the game of the tour, or to continue a tour that was closed early. */
function KeepCard(props: { through: boolean; onBack: () => void; onEnd: (keep: boolean) => void }): JSX.Element {
  return (
    <section class="coach" aria-label={say('Guide')}>
      <div role="status">
        <h2>{props.through ? say('That was one turn') : say('Stop here?')}</h2>
        <p>{say('This was a demo game. Save it with your games, marked as a demo, or delete it?')}</p>
      </div>
      <div class="coach-ways">
        <Button onClick={() => props.onEnd(false)}>{say('Delete')}</Button>
        <Button tone={props.through ? 'accent' : 'plain'} onClick={() => props.onEnd(true)}>
          {say('Save')}
        </Button>
        <Show when={!props.through}>
          <Button tone="accent" onClick={() => props.onBack()}>
            {say('Keep going')}
          </Button>
        </Show>
      </div>
    </section>
  );
}

/** Final card, with links to the screens for entering characters. */
function NextCard(props: { onDone: () => void }): JSX.Element {
  const go = (tab: Tab, ...rest: string[]): void => {
    props.onDone();
    goTo(tab, ...rest);
  };
  return (
    <section class="coach" aria-label={say('Guide')}>
      <div class="coach-head">
        <div role="status">
          <h2>{say('What next?')}</h2>
          <p>{say('Add your own figures. Tap “?” at the top of any screen for help.')}</p>
        </div>
        <IconButton icon="close" name={say('Done')} onClick={() => props.onDone()} />
      </div>
      <div class="coach-next">
        <Button wide hint={say('checks every force-building rule')} onClick={() => go('forces')}>
          {say('Build my force')}
        </Button>
        <Button wide hint={say('enter dials, or import a list from a file')} onClick={() => go('collection')}>
          {say('Enter or import figures')}
        </Button>
        <Button wide hint={say('from a box, a base or another phone')} onClick={() => go('collection', 'scan')}>
          {say('Scan a code')}
        </Button>
      </div>
    </section>
  );
}

function sideOf(spot: ScreenRect | null): 'above' | 'below' {
  return spot && spot.top + spot.height / 2 < innerHeight / 2 ? 'below' : 'above';
}

/** Returns the side of the anchor on which the card is, if the pointed control is beyond the anchor, else `none`. */
function pointsFrom(anchor: ScreenRect | null, pointed: ScreenRect | null): 'above' | 'below' | 'none' {
  const to = pointed ?? anchor;
  if (!anchor || !to) return 'none';
  const side = sideOf(anchor);
  const isBeyond = side === 'above' ? to.top >= anchor.top : to.top + to.height <= anchor.top + anchor.height;
  return isBeyond ? side : 'none';
}

/** Computes the position of the line above a sheet, inside the screen. */
function above(sheet: ScreenRect | null): JSX.CSSProperties {
  const bottom = Math.min(innerHeight - (sheet?.top ?? 0) + LINE_GAP, innerHeight - LINE_HEIGHT);
  return { bottom: `${Math.round(bottom)}px`, top: 'auto' };
}

/** Computes the position of the card above or below its target, on the side with more space. */
function beside(spot: ScreenRect | null, pointed: ScreenRect | null): JSX.CSSProperties {
  const to = pointed ?? spot;
  if (!spot || !to) return {};
  const point = `${Math.round(to.left + to.width / 2)}px`;
  return sideOf(spot) === 'below'
    ? { top: `${Math.round(spot.top + spot.height + GAP)}px`, bottom: 'auto', '--point': point }
    : { bottom: `${Math.round(innerHeight - spot.top + GAP)}px`, top: 'auto', '--point': point };
}

function around(spot: ScreenRect): JSX.CSSProperties {
  return {
    left: `${spot.left - 4}px`,
    top: `${spot.top - 4}px`,
    width: `${spot.width + 8}px`,
    height: `${spot.height + 8}px`,
  };
}
