import { type Component, type JSX, Show, untrack } from 'solid-js';
import { game } from '../../../app/game/open-game';
import { together } from '../../../app/together/together-state';
import type { Table } from '../../../table/table';
import { lazyPart } from '../../kit/lazy-part';
import { LazySettings } from '../../shared/other-screens';

interface TableSheetProps {
  table: Table;
  onClose: () => void;
}

const PlaySheet = lazyPart(() => import('../../shared/together/start-sharing-sheet'));
const PeopleSheet = lazyPart(() => import('../../shared/together/people-sheet'));
const ShareGame = lazyPart(() => import('../../shared/share/share-game'));

/** Sheets of the table that need nothing but the game, by name. */
const TABLE_SHEETS = {
  add: lazyPart(() => import('../games/add-sheet')),
  areas: lazyPart(() => import('../setup/areas-sheet')),
  call: lazyPart(() => import('../scenario/call-out-sheet')),
  cards: lazyPart(() => import('../cards/cards-sheet')),
  clock: lazyPart(() => import('./clock-sheet')),
  decks: lazyPart(() => import('../scenario/decks-sheet')),
  dice: lazyPart(() => import('../dice/dice-sheet')),
  first: lazyPart(() => import('../games/first-player')),
  house: lazyPart(() => import('../house-rules-sheet')),
  log: lazyPart(() => import('../log/log-sheet')),
  scenario: lazyPart(() => import('../scenario/scenario-sheet')),
  opponent: lazyPart(() => import('./opponent-sheet')),
  score: lazyPart(() => import('../mission/score-sheet')),
  settings: LazySettings,
  share: (props: TableSheetProps) => (
    <Show when={game()}>{(open) => <ShareGame id={open().id} name={open().name} onClose={props.onClose} />}</Show>
  ),
  together: TogetherSheet,
} satisfies Readonly<Record<string, Component<TableSheetProps>>>;

export type TableSheetName = keyof typeof TABLE_SHEETS;

/** Returns the sheet with a name. Null if the table shows what has this name in another way. */
export function findTableSheet(name: string | null): Component<TableSheetProps> | null {
  return name !== null && name in TABLE_SHEETS ? TABLE_SHEETS[name as TableSheetName] : null;
}

function TogetherSheet(props: TableSheetProps): JSX.Element {
  // Read without tracking: the sheet stays open after sharing begins, because others still have to join.
  const shared = untrack(together);
  return shared ? <PeopleSheet together={shared} onClose={props.onClose} /> : <PlaySheet onClose={props.onClose} />;
}
