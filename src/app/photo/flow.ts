import { batch, createRoot, createSignal } from 'solid-js';
import type { MapSheet } from '../../board/map-sheet';
import { applyCorrections, NO_CORRECTIONS } from '../../photo/corrections';
import type { MapMatch } from '../../photo/recognise';
import { readPicture } from '../../store/pictures';
import { say } from '../../text/say';
import { ensureMaps, maps } from '../collection/library';
import { dropUnused, keepNew } from '../collection/pictures';
import { createAgain } from './again';
import { dropPhoto, type KeptPhoto, keepPhoto, keptPhoto } from './draft';
import type { PhotoFlow, Stage } from './flow-types';
import { createFraming } from './framing';
import { createKnownMaps } from './known-maps';
import { createReview, type Review } from './review';
import { nameOfPhoto, type Skin, savePhotographed, urlOf } from './saving';
import type { PhotoTools } from './tools';

export type { PhotoFlow, Stage } from './flow-types';

const UNREAD = say('Could not read the map. Check the corners and the size, or take a new picture.');
const UNREAD_AGAIN = say('Could not read the map again. Nothing was changed.');

export function createFlow(tools: PhotoTools): PhotoFlow {
  const reader = tools.reader();
  const framing = createFraming(reader);
  const { picture, corners, size } = framing;
  const [stage, setStage] = createSignal<Stage>('take');
  const [progress, setProgress] = createSignal(0);
  const [review, setReview] = createSignal<Review | null>(null);
  const [misfit, setMisfit] = createSignal(false);
  const [skin, setSkin] = createSignal<Skin | null>(null);
  const [earlier, setEarlier] = createSignal<KeptPhoto | null>(null);
  const [saved, setSaved] = createSignal<MapSheet | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [wasKnown, setWasKnown] = createSignal(false);
  const [waits, setWaits] = createSignal(false);
  const known = createKnownMaps();

  const toSize = async (): Promise<void> => {
    if (framing.found() === 'looking') {
      setWaits(true);
      await framing.looked();
      setWaits(false);
      // Missing or uncertain corners are shown to the user first.
      if (stage() !== 'corners' || framing.found() !== 'found') return;
    }
    if (!framing.sound()) return;
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
    // The tap is answered first, because transferring the picture takes as long again.
    await nextTask();
    if (stage() !== 'reading') return;
    const done = await reader.read(corners(), size(), all, setProgress);
    if (stage() !== 'reading') return;
    if (!done.ok) {
      if (done.fault === 'failed') setFault(UNREAD);
      setStage('size');
      return;
    }
    const before = await keptPhoto();
    const { reading, fits, likely, skin: under } = done.value;
    const kept = under ? await keepNew(under) : null;
    const id = kept?.ok ? kept.value : null;
    // Saving the picture must not delay the review.
    await nextTask();
    if (stage() !== 'reading') return void dropUnused(id);
    setMisfit(!fits);
    await toReview(
      { reading, mending: NO_CORRECTIONS, picture: id },
      under ? { id, file: under, url: urlOf(under) } : null,
      likely,
    );
    // This review replaces an unfinished one.
    await dropUnused(before?.picture ?? null);
  };

  /** Shows the reading and stores the progress of its review from then on. */
  const toReview = async (now: KeptPhoto, under: Skin | null, likely: readonly MapMatch[] = []): Promise<void> => {
    const keep = ({ reading, mending }: Pick<KeptPhoto, 'reading' | 'mending'>) =>
      keepPhoto({ reading, mending, picture: under?.id ?? null });
    dropSkin();
    batch(() => {
      setEarlier(null);
      setSkin(under);
      // It lives as long as the flow, independent of the screens.
      setReview(createRoot(() => createReview(now, (step) => void keep(step))));
      setStage('review');
    });
    const mine = review();
    // Separate tasks, so the map is drawn first.
    await nextTask();
    if (!mine || review() !== mine) return;
    known.ask(likely);
    await nextTask();
    if (review() === mine) await keep({ reading: mine.reading(), mending: mine.mending.draft() });
  };

  const again = createAgain(review, (shown) => {
    setProgress(0);
    setFault(null);
    return reader.again(corners(), size(), shown, setProgress);
  });

  const goOn = async (): Promise<void> => {
    const now = earlier();
    if (!now) return;
    const read = now.picture === null ? null : await readPicture(now.picture);
    setMisfit(false);
    void toReview(now, read?.ok ? { id: now.picture, file: read.value, url: urlOf(read.value) } : null);
  };
  const lookForEarlier = async (): Promise<void> => {
    const found = await keptPhoto();
    if (stage() === 'take') setEarlier(found);
  };
  void lookForEarlier();

  const save = async (name: string): Promise<string | null> => {
    const now = review();
    if (!now) return UNREAD;
    const put = await savePhotographed(applyCorrections(now.reading(), now.mending.draft()), name, skin());
    if (!put.ok) return put.fault;
    batch(() => {
      setWasKnown(false);
      setSaved(put.value);
      setStage('saved');
    });
    return null;
  };

  const takeKnown = (map: MapSheet | null): void => {
    known.answered();
    if (!map) return;
    // The map has its own picture or none. The straightened picture of the discarded map is not needed.
    const under = skin();
    void dropPhoto().then(() => dropUnused(under?.id ?? null));
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
    known.answered();
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
      if (stage() === 'reading' || again.running()) reader.stop();
      setFault(null);
      // A resumed review has no photograph.
      setStage(stage() === 'review' && !picture() ? 'take' : (before[stage()] as Stage));
      if (stage() === 'take') void lookForEarlier();
      if (stage() === 'size') void framing.straighten();
    },
    ...framing,
    take: (next) => {
      batch(() => {
        framing.take(next);
        setFault(null);
        setStage('corners');
      });
    },
    toSize: () => void toSize(),
    waits,
    read: () => void read(),
    stop: () => {
      reader.stop();
      if (stage() === 'reading') setStage('size');
    },
    progress,
    map: () => review()?.reading() ?? null,
    misfit,
    goOnAllTheSame: () => setMisfit(false),
    toCorners: () => setStage('corners'),
    canShow: () => picture() !== null,
    show: async (example) => void ((await again.show(example)) && setFault(UNREAD_AGAIN)),
    again: again.running,
    learnt: () => review()?.learnt() ?? null,
    earlier: () => earlier() !== null,
    goOn: () => void goOn(),
    skin: () => skin()?.url ?? null,
    get mending() {
      return review()?.mending ?? null;
    },
    save,
    saveUnnamed: async () => save(await nameOfPhoto()),
    likely: known.likely,
    takeKnown,
    known: wasKnown,
    saved,
    edited,
    fault,
    rest: () => {
      if (stage() === 'saved') reset();
      else if (stage() === 'review') reader.stop();
    },
    reset,
  };
}

function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}
