import { type Accessor, batch, createRoot, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import { applyCorrections, NO_CORRECTIONS } from '../../photo/corrections';
import type { MapExample } from '../../photo/ink-anchors';
import type { MapMatch } from '../../photo/recognise';
import type { Pixels } from '../../photo/types';
import { readPicture } from '../../store/pictures';
import { say } from '../../text/say';
import { ensureMaps, maps } from '../collection/library';
import { eraseUnusedPicture, saveNewPicture } from '../pictures/pictures';
import { createPhotoFraming } from './framing';
import { createPhotoReview, createRereadState, type PhotoReview } from './photo-review';
import type { PhotoTools } from './photo-tools';
import {
  deleteReview,
  makePhotoMapName,
  makePictureUrl,
  readReview,
  type StoredReview,
  type StraightenedPicture,
  savePhotographedMap,
  saveReview,
} from './stored-review';

/** Maps of the collection that a photograph may show. */
interface KnownMaps {
  /**
   * Maps that the photograph may show, likeliest first. Empty before the comparison, without a match, and after the
   * user has answered.
   */
  readonly likely: Accessor<readonly MapSheet[]>;
  /** Returns all maps that a photograph is compared with. */
  readonly all: () => Promise<readonly MapSheet[]>;
  readonly setLikely: (matches: readonly MapMatch[]) => void;
  readonly clear: () => void;
}

function createKnownMaps(): KnownMaps {
  const [likely, setLikely] = createSignal<readonly MapSheet[]>([]);
  return {
    likely,
    all: async () => {
      await ensureMaps();
      return maps() ?? [];
    },
    setLikely: (matches) => setLikely(matches.flatMap(({ id }) => maps()?.find((sheet) => sheet.id === id) ?? [])),
    clear: () => setLikely([]),
  };
}

export type PhotoStage = 'take' | 'corners' | 'size' | 'reading' | 'review' | 'saved';

const UNREAD = say('Could not read the map. Check the corners and the size, or take a new picture.');
const UNREAD_AGAIN = say('Could not read the map again. Nothing was changed.');

export function createPhotoFlow(tools: PhotoTools) {
  const reader = tools.reader();
  const framing = createPhotoFraming(reader);
  const { picture, corners, size } = framing;
  const [stage, setStage] = createSignal<PhotoStage>('take');
  const [progress, setProgress] = createSignal(0);
  const [review, setReview] = createSignal<PhotoReview | null>(null);
  const [misfit, setMisfit] = createSignal(false);
  const [skin, setSkin] = createSignal<StraightenedPicture | null>(null);
  const [earlier, setEarlier] = createSignal<StoredReview | null>(null);
  const [saved, setSaved] = createSignal<MapSheet | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [wasKnown, setWasKnown] = createSignal(false);
  const [waits, setWaits] = createSignal(false);
  const known = createKnownMaps();

  const toSize = async (): Promise<void> => {
    if (framing.cornerState() === 'looking') {
      setWaits(true);
      await framing.cornersDetected();
      setWaits(false);
      // The user must first check missing or uncertain corners.
      if (stage() !== 'corners' || framing.cornerState() !== 'found') return;
    }
    if (!framing.areCornersValid()) return;
    await batch(() => {
      setStage('size');
      setFault(null);
      return framing.count(() => stage() === 'size');
    });
  };

  const read = async (): Promise<void> => {
    batch(() => {
      setStage('reading');
      setProgress(0);
      setFault(null);
    });
    const all = await known.all();
    // Lets the screen respond to the tap before the picture is transferred to the worker.
    await nextTask();
    if (stage() !== 'reading') return;
    const result = await reader.read(corners(), size(), all, setProgress);
    if (stage() !== 'reading') return;
    if (!result.ok) {
      if (result.fault === 'failed') setFault(UNREAD);
      setStage('size');
      return;
    }
    const before = await readReview();
    const { reading, fits, likely, skin: under } = result.value;
    const kept = under ? await saveNewPicture(under) : null;
    const id = kept?.ok ? kept.value : null;
    // Saving the picture must not delay the review.
    await nextTask();
    if (stage() !== 'reading') return void eraseUnusedPicture(id);
    setMisfit(!fits);
    await toReview(
      { reading, corrections: NO_CORRECTIONS, picture: id },
      under ? { id, file: under, url: makePictureUrl(under) } : null,
      likely,
    );
    // The new review replaced an unfinished review, so the picture of the old review is no longer needed.
    await eraseUnusedPicture(before?.picture ?? null);
  };

  /** Shows the reading for review. From then on, stores each step of the review. */
  const toReview = async (
    now: StoredReview,
    under: StraightenedPicture | null,
    likely: readonly MapMatch[] = [],
  ): Promise<void> => {
    const keep = ({ reading, corrections }: Pick<StoredReview, 'reading' | 'corrections'>) =>
      saveReview({ reading, corrections, picture: under?.id ?? null });
    dropSkin();
    batch(() => {
      setEarlier(null);
      setSkin(under);
      // The review exists as long as the flow, independent of the screens.
      setReview(createRoot(() => createPhotoReview(now, (step) => void keep(step))));
      setStage('review');
    });
    const mine = review();
    // The remaining work runs in separate tasks, so the map is drawn first.
    await nextTask();
    if (!mine || review() !== mine) return;
    known.setLikely(likely);
    await nextTask();
    if (review() === mine) await keep({ reading: mine.reading(), corrections: mine.corrections.draft() });
  };

  const again = createRereadState(review, (examples) => {
    setProgress(0);
    setFault(null);
    return reader.readAgain(corners(), size(), examples, setProgress);
  });

  const goOn = async (): Promise<void> => {
    const now = earlier();
    if (!now) return;
    const read = now.picture === null ? null : await readPicture(now.picture);
    setMisfit(false);
    void toReview(now, read?.ok ? { id: now.picture, file: read.value, url: makePictureUrl(read.value) } : null);
  };
  const lookForEarlier = async (): Promise<void> => {
    const review = await readReview();
    if (stage() === 'take') setEarlier(review);
  };
  void lookForEarlier();

  const save = async (name: string): Promise<string | null> => {
    const now = review();
    if (!now) return UNREAD;
    const result = await savePhotographedMap(applyCorrections(now.reading(), now.corrections.draft()), name, skin());
    if (!result.ok) return result.fault;
    batch(() => {
      setWasKnown(false);
      setSaved(result.value);
      setStage('saved');
    });
    return null;
  };

  const takeKnown = (map: MapSheet | null): void => {
    known.clear();
    if (!map) return;
    // The known map has its own picture or none, so the straightened picture is erased.
    const under = skin();
    void deleteReview().then(() => eraseUnusedPicture(under?.id ?? null));
    batch(() => {
      if (under) setSkin({ ...under, id: null });
      setWasKnown(true);
      setSaved(map);
      setStage('saved');
    });
  };

  const edited = async (id: string): Promise<void> => {
    await ensureMaps();
    const sheet = maps()?.find((each) => each.id === id) ?? null;
    batch(() => {
      setWasKnown(false);
      setSaved(sheet);
      setStage(sheet ? 'saved' : 'take');
    });
  };

  const dropSkin = (): void => {
    const now = skin();
    if (now) URL.revokeObjectURL(now.url);
    setSkin(null);
  };
  const reset = (): void => {
    reader.end();
    dropSkin();
    known.clear();
    batch(() => {
      setStage('take');
      framing.drop();
      setReview(null);
      setSaved(null);
      setFault(null);
    });
    void lookForEarlier();
  };

  return {
    tools,
    stage,
    goBack: () => {
      const before = {
        take: 'take',
        corners: 'take',
        size: 'corners',
        reading: 'size',
        review: 'size',
        saved: 'review',
      };
      if (stage() === 'reading' || again.isRunning()) reader.stop();
      setFault(null);
      // A resumed review has no photograph.
      setStage(stage() === 'review' && !picture() ? 'take' : (before[stage()] as PhotoStage));
      if (stage() === 'take') void lookForEarlier();
      if (stage() === 'size') void framing.straighten();
    },
    ...framing,
    take: (next: Pixels) => {
      batch(() => {
        framing.take(next);
        setFault(null);
        setStage('corners');
      });
    },
    toSize: () => void toSize(),
    /** Whether `toSize` is waiting for the corner detection. */
    isWaiting: waits,
    read: () => void read(),
    stop: () => {
      reader.stop();
      if (stage() === 'reading') setStage('size');
    },
    progress,
    map: () => review()?.reading() ?? null,
    /** Whether to warn that the photograph shows no grid where the map was read. False after `continueAnyway`. */
    hasMisfit: misfit,
    continueAnyway: () => setMisfit(false),
    toCorners: () => setStage('corners'),
    /** Whether the photograph is available for reading again with an example. */
    canReadAgain: () => picture() !== null,
    /** Reads the map again with an example. */
    readWithExample: async (example: MapExample) =>
      void ((await again.readWithExample(example)) && setFault(UNREAD_AGAIN)),
    isReadingAgain: again.isRunning,
    /** Effect of the last example. Null after any other change. */
    exampleEffect: () => review()?.exampleEffect() ?? null,
    /** Whether a review from before the app was closed can be resumed. */
    hasStoredReview: () => earlier() !== null,
    resumeReview: () => void goOn(),
    /** URL of the straightened picture. Null if there is no such picture. */
    straightenedUrl: () => skin()?.url ?? null,
    get corrections() {
      return review()?.corrections ?? null;
    },
    /** Saves the map under a name. Returns the fault as a sentence; null on success. */
    save,
    /**
     * Saves the map under an unused name, which the user can change in the editor. Resolves to null, or to a sentence
     * that says why the map was not saved.
     */
    saveUnnamed: async () => save(await makePhotoMapName()),
    /** Maps of the collection that the photograph may show. Empty after the user has answered. */
    likely: known.likely,
    /**
     * Receives the user's answer: the map in `likely` that the photograph shows, or null if it shows none of these maps.
     */
    takeKnown,
    /** Whether the flow ended with a map that was already in the collection. */
    isKnownMap: wasKnown,
    saved,
    /** Ends the flow with a map that the user has edited meanwhile. Returns to `take` if the map does not exist. */
    endEdited: edited,
    /** The last fault as a sentence. Null if there is none. */
    fault,
    /** Frees memory while no screen shows the flow. The picture and the corrections of an unsaved map stay. */
    freeMemory: () => {
      if (stage() === 'saved') reset();
      else if (stage() === 'review') reader.stop();
    },
    reset,
  };
}

/** State of the conversion of one photograph to a map. The state is retained while another tab is open. */
export type PhotoFlow = ReturnType<typeof createPhotoFlow>;

function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}
