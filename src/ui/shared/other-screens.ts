import { type Component, lazy } from 'solid-js';
import type { DeedOption } from '../../rules/options';
import type { ScannedCode } from '../../scan/code-reader';
import type { InanimateTarget } from '../../table/heaps';
import type { Figure, Table } from '../../table/table';
import { lazyPart } from '../kit/lazy-part';

/**
 * Screens that one feature shows but another feature owns. The shell provides the screens, so features do not import
 * each other.
 */
export interface CrossFeatureScreens {
  /**
   * Preview of received content before it is saved. `given` is a link or the end of a link, the text of a file, or a
   * file.
   */
  readonly ReceivedSheet: Component<{
    given: string | Blob;
    onClose: () => void;
    onKept?: ((text: string) => void) | undefined;
  }>;
  readonly Settings: Component<{ onClose: () => void }>;
  /** Sheet that prompts for the input of a mission option: a target, a die, wound slots. */
  readonly AskSheet: Component<{
    table: Table;
    figure: Figure;
    option: DeedOption;
    target?: string;
    thing?: InanimateTarget;
    onClose: () => void;
    onWounds: (piece: string) => void;
  }>;
  /** Live camera picture. The camera is on while the component is mounted. */
  readonly CameraView: Component<{ onRead: (read: ScannedCode) => void }>;
}

type Loaders = {
  readonly [Name in keyof CrossFeatureScreens]: () => Promise<{ readonly default: CrossFeatureScreens[Name] }>;
};

let loaders: Loaders | null = null;

/** Sets the loaders of the screens. Must be called once, before the first screen is shown. */
export function provideScreenLoaders(given: Loaders): void {
  loaders = given;
}

function load<Name extends keyof CrossFeatureScreens>(
  name: Name,
): () => Promise<{ readonly default: CrossFeatureScreens[Name] }> {
  return () => {
    if (!loaders) throw new Error(`nobody provided ${name}`);
    return loaders[name]();
  };
}

export const LazyReceivedSheet = lazy(load('ReceivedSheet'));
export const LazySettings = lazy(load('Settings'));
export const LazyAskSheet = lazyPart(load('AskSheet'));
export const LazyCameraView = lazy(load('CameraView'));
