import { say } from '../../../text/say';
import './mission-sheets.css';
import { createSignal, type JSX } from 'solid-js';
import { rollActionDie } from '../../../app/game/dice';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { table } from '../../../app/game/open-game';
import { toast } from '../../../app/messages';
import type { Figure } from '../../../table/table';
import { PLACE_TEXT } from '../../../text/names/places';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { SegmentedControl } from '../../kit/segmented';
import { BottomSheet } from '../../kit/sheet';

const NUMBERS = [1, 2, 3] as const;

/** Parses a die face: 0 to 9, or negative for a red face. Null if invalid. */
function readFace(typed: string): number | null {
  const bare = typed.trim();
  return /^-?\d$/.test(bare) && bare !== '-0' ? Number(bare) : null;
}

/** Sheet for the Action Die. The player declares the goal, then rolls in the app or on the table. */
export function DieSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const [declared, setDeclared] = createSignal<'1' | '2' | '3'>('1');
  const [busy, setBusy] = createSignal(false);
  const [typed, setTyped] = createSignal('');
  const unit = () => props.figure.card?.group ?? props.figure.piece;
  const save = async (rolled: number): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    const wanted = Number(declared());
    const name = naming().piece(unit());
    const others = (table()?.players ?? []).filter(({ side }) => side !== props.figure.side);
    await performDeed({ deed: 'roll', piece: unit(), declared: wanted, rolled });
    props.onClose();
    if (rolled < 0)
      toast(
        say('Rolled red: +1 command point for {players}.', {
          players: PLACE_TEXT.list(others.map((each) => each.name)),
        }),
      );
    else if (rolled >= wanted)
      toast(say('Rolled {rolled}: {name} gains {points} AP.', { rolled, name, points: wanted }));
    else toast(say('Rolled {rolled}: not enough for {points} AP.', { rolled, points: wanted }));
  };
  return (
    <BottomSheet
      title={say('Action die for {figure}', { figure: naming().piece(unit()) })}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big disabled={busy()} onClick={() => void save(rollActionDie())}>
          {say('Roll here')}
        </Button>
      }
    >
      <h3>{say('AP to try for')}</h3>
      <SegmentedControl
        label={say('AP to try for')}
        options={NUMBERS.map((each) => ({ value: String(each) as '1' | '2' | '3', label: String(each) }))}
        value={declared()}
        onChange={setDeclared}
      />
      <p class="muted small">
        {say(
          'The book does not say how many of each face the die has. Rolling here uses 1, 1, 2, 2, 3 and 1 red. If you have the die, roll it and tap the result.',
        )}
      </p>
      <h3>{say('Or roll the real die')}</h3>
      <div class="die-faces">
        {NUMBERS.map((face) => (
          <Button big disabled={busy()} aria-label={say('Rolled {face}', { face })} onClick={() => void save(face)}>
            {face}
          </Button>
        ))}
        <Button big tone="bad" hint={say('opponent +1')} disabled={busy()} onClick={() => void save(-1)}>
          {say('Red')}
        </Button>
      </div>
      <Form
        class="field-row"
        style={{ 'align-items': 'center' }}
        onSubmit={() => {
          const face = readFace(typed());
          if (face !== null) void save(face);
        }}
      >
        <TextField
          label={say('Another number')}
          hint={say('A number below 0 means red')}
          inputmode="text"
          maxlength={2}
          value={typed()}
          onInput={setTyped}
        />
        <Button type="submit" disabled={busy() || readFace(typed()) === null}>
          {say('Record roll')}
        </Button>
      </Form>
    </BottomSheet>
  );
}
