import { say } from '../../../text/say';
import './findings-sheet.css';
import { For, type JSX } from 'solid-js';
import type { BoardFinding } from '../../../board/check-board';
import type { Square } from '../../../grid/square';
import { EmptyState } from '../../kit/empty-state';
import { Icon } from '../../kit/icon';
import { BottomSheet } from '../../kit/sheet';

export interface FindingsSheetProps {
  findings: readonly { readonly finding: BoardFinding; readonly words: string }[];
  onShow: (squares: readonly Square[]) => void;
  onClose: () => void;
}

/** List of possible mistakes in the map. A tap shows the position of a mistake. */
export default function FindingsSheet(props: FindingsSheetProps): JSX.Element {
  return (
    <BottomSheet title={say('Possible mistakes')} onClose={() => props.onClose()}>
      <ul class="findings" aria-label={say('Possible mistakes')}>
        <For
          each={props.findings}
          fallback={
            <li>
              <EmptyState icon="check" title={say('No problems found')} text={say('All squares can be reached.')} />
            </li>
          }
        >
          {({ finding, words: text }) => (
            <li>
              <button type="button" onClick={() => props.onShow(finding.squares)}>
                <Icon name="warn" size={18} />
                <span>{text}</span>
                <Icon name="forward" size={18} />
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="muted small">{say('You can still save the map and play on it.')}</p>
    </BottomSheet>
  );
}
