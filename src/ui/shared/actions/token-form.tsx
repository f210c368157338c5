import { createSignal, For, type JSX } from 'solid-js';
import { parseSquare } from '../../../grid/square';
import { type NewToken, TOKEN_KINDS } from '../../../table/tokens';
import { tokenKindName } from '../../../text/names/ids';
import { capitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';

const KINDS = [TOKEN_KINDS.objective, TOKEN_KINDS.turret, TOKEN_KINDS.ammunition] as const;
const MOST_NAME = 60;
const MOST_DIGITS = 3;

/** Form for a token that enters the map. */
export function TokenForm(props: { label: string; onToken: (token: NewToken) => void }): JSX.Element {
  const [name, setName] = createSignal('');
  const [square, setSquare] = createSignal('');
  const [kind, setKind] = createSignal<string>(TOKEN_KINDS.objective);
  const [strength, setStrength] = createSignal('');
  const [hits, setHits] = createSignal('');
  const at = () => parseSquare(square().trim().toLowerCase());
  const countOf = (text: string) => (/^[1-9]\d*$/.test(text.trim()) ? Number(text) : null);
  const add = (): void => {
    const place = at();
    if (place === null) return;
    props.onToken({
      name: name().trim(),
      at: place,
      kind: kind(),
      strength: countOf(strength()),
      wounds: countOf(hits()),
    });
  };
  return (
    <fieldset class="token-form">
      <legend>{props.label}</legend>
      <TextField label={say('Name')} maxLength={MOST_NAME} value={name()} onInput={setName} />
      <TextField
        label={say('Square')}
        hint={say('A square, for example c4')}
        maxLength={MOST_DIGITS}
        value={square()}
        onInput={setSquare}
      />
      <fieldset class="due-choice">
        <legend>{say('Kind')}</legend>
        <For each={KINDS}>
          {(each) => (
            <Button
              tone={kind() === each ? 'ink' : 'plain'}
              aria-pressed={kind() === each}
              onClick={() => setKind(each)}
            >
              {capitalise(tokenKindName(each))}
            </Button>
          )}
        </For>
      </fieldset>
      <TextField
        label={say('Strength')}
        hint={say('Empty if it cannot be damaged')}
        maxLength={MOST_DIGITS}
        value={strength()}
        onInput={setStrength}
      />
      <TextField
        label={say('Hits that remove it')}
        hint={say('1 if empty')}
        maxLength={MOST_DIGITS}
        value={hits()}
        onInput={setHits}
      />
      <Button disabled={name().trim() === '' || at() === null} onClick={add}>
        {say('Add the token')}
      </Button>
    </fieldset>
  );
}
