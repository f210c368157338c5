import { type Component, lazy } from 'solid-js';
import type { Option } from '../../rules/options';
import type { ThingTarget } from '../../rules/ruleset';
import type { ScannedCode } from '../../scan/code-reader';
import type { Figure, Table } from '../../table/table';

/** Screens that a feature shows though another owns them. The shell provides them, so that no feature imports another. */
export interface OtherScreens {
  /** What somebody sent, shown before anything is saved. `given` is a link or the end of one, the text of a file, or a file. */
  readonly ReceivedSheet: Component<{
    given: string | Blob;
    onClose: () => void;
    onKept?: ((words: string) => void) | undefined;
  }>;
  readonly Settings: Component<{ onClose: () => void }>;
  /** Asks what an option of a mission still needs: a target, a die, the slots of wounds. */
  readonly AskSheet: Component<{
    table: Table;
    figure: Figure;
    option: Option;
    target?: string;
    thing?: ThingTarget;
    onClose: () => void;
    onWounds: (piece: string) => void;
  }>;
  /** The live picture of the camera, which is on while this is on screen. */
  readonly CameraView: Component<{ onRead: (read: ScannedCode) => void }>;
}

type Loaders = { readonly [Name in keyof OtherScreens]: () => Promise<{ readonly default: OtherScreens[Name] }> };

let loaders: Loaders | null = null;

/** Says where the screens come from; once, before the first is shown. */
export function provideScreens(given: Loaders): void {
  loaders = given;
}

function load<Name extends keyof OtherScreens>(name: Name): () => Promise<{ readonly default: OtherScreens[Name] }> {
  return () => {
    if (!loaders) throw new Error(`nobody provided ${name}`);
    return loaders[name]();
  };
}

export const ReceivedSheet = lazy(load('ReceivedSheet'));
export const Settings = lazy(load('Settings'));
export const AskSheet = lazy(load('AskSheet'));
export const CameraView = lazy(load('CameraView'));
