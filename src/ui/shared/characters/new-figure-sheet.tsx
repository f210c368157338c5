import { createSignal, type JSX } from 'solid-js';
import { saveCharacter } from '../../../app/collection/save-records';
import { makeDefaultQuickFigure, makeFirstClickCharacter } from '../../../app/map/quick-figure';
import type { Character } from '../../../catalog/character';
import type { Ruleset } from '../../../rules/ruleset';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { NumberField } from '../../kit/field';
import { Form } from '../../kit/form';
import { BottomSheet } from '../../kit/sheet';
import { QuickForm } from './quick-form';

/** Sheet that enters a character by its points and first click, saves it to the collection and adds it. */
export default function NewFigureSheet(props: {
  name: string;
  rules: Ruleset;
  onAdd: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  // The sheet is created anew for each name, so the name is read only once.
  const [figure, setFigure] = createSignal(makeDefaultQuickFigure(props.name));
  const [points, setPoints] = createSignal('');
  const name = () => figure().name.trim();
  const add = async (): Promise<void> => {
    if (name() === '') return;
    const cost = /^\d{1,4}$/.test(points().trim()) ? Number(points()) : 0;
    const character = makeFirstClickCharacter({ ...figure(), name: name() }, cost);
    if (await saveCharacter(character)) props.onAdd(character);
  };
  return (
    <BottomSheet title={say('New figure')} onClose={props.onClose}>
      <Form class="stack" onSubmit={() => void add()}>
        <p class="muted small">
          {say('The first click is enough to play. Enter the rest of the dial when it is needed.')}
        </p>
        <QuickForm ruleset={props.rules} quick={figure()} onChange={setFigure}>
          <div class="figure-wide">
            <NumberField label={say('Points')} placeholder="0" value={points()} onInput={setPoints} />
          </div>
        </QuickForm>
        <Button type="submit" tone="accent" big wide disabled={name() === ''}>
          {name() === '' ? say('Enter its name first') : say('Add {name}', { name: name() })}
        </Button>
      </Form>
    </BottomSheet>
  );
}
