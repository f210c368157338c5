import './ScoreSheet.css';
import { createSignal, type JSX } from 'solid-js';
import { rollActionDie } from '../../app/dice';
import { naming, table } from '../../app/session';
import type { Figure } from '../../table/table';
import { Button } from '../parts/Button';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';
import { deed } from './deeds';

const NUMBERS = [1, 2, 3] as const;

/** The Action Die: what is tried for is said first, then it is thrown here or on the table. */
export function DieSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const [declared, setDeclared] = createSignal<'1' | '2' | '3'>('1');
  const [busy, setBusy] = createSignal(false);
  const unit = () => props.figure.card?.group ?? props.figure.piece;
  const keep = async (rolled: number): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    const wanted = Number(declared());
    const name = naming().piece(unit());
    const others = (table()?.players ?? []).filter(({ side }) => side !== props.figure.side);
    await deed({ deed: 'roll', piece: unit(), declared: wanted, rolled });
    props.onClose();
    if (rolled < 0) toast(`A red face: ${others.map((each) => each.name).join(' and ')} gain a command point.`);
    else if (rolled >= wanted) toast(`Rolled ${rolled}: ${name} gains ${wanted}.`);
    else toast(`Rolled ${rolled}: not enough for ${wanted}.`);
  };
  return (
    <Sheet
      title={`Action die for ${naming().piece(unit())}`}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big disabled={busy()} onClick={() => void keep(rollActionDie())}>
          Roll it here
        </Button>
      }
    >
      <h3>Points to try for</h3>
      <Segmented
        label="Points to try for"
        options={NUMBERS.map((each) => ({ value: String(each) as '1' | '2' | '3', label: String(each) }))}
        value={declared()}
        onChange={setDeclared}
      />
      <h3>Or it fell on the table</h3>
      <div class="die-faces">
        {NUMBERS.map((face) => (
          <Button big disabled={busy()} aria-label={`It fell on ${face}`} onClick={() => void keep(face)}>
            {face}
          </Button>
        ))}
        <Button big tone="bad" hint="foe +1" disabled={busy()} onClick={() => void keep(-1)}>
          Red
        </Button>
      </div>
    </Sheet>
  );
}
