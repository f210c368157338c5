import { say } from '../../../text/say';
import './specials-form.css';
import { Index, type JSX } from 'solid-js';
import { parseStartLines, printStartLines } from '../../../catalog/character-draft';
import { Button } from '../../kit/button';
import { FormField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { NumberInput } from '../../kit/number-input';

/** Form for further starting lines, which cost fewer points and begin further down the dial. */
export function StartLines(props: { points: string; onChange: (points: string, field?: string) => void }): JSX.Element {
  const lines = () => parseStartLines(props.points);
  const change = (at: number, patch: Partial<ReturnType<typeof lines>[number]>) =>
    props.onChange(
      printStartLines(lines().map((line, index) => (index === at ? { ...line, ...patch } : line))),
      `line-${at}-${Object.keys(patch).join()}`,
    );
  return (
    <section class="stack" aria-label={say('More starting lines')}>
      <Index each={lines().slice(1)}>
        {(line, index) => (
          <div class="start-line">
            <FormField label={say('Points of starting line {index}', { index: index + 2 })}>
              {(input) => (
                <NumberInput {...input} value={line().points} onInput={(text) => change(index + 1, { points: text })} />
              )}
            </FormField>
            <FormField label={say('Starts on click')}>
              {(input) => (
                <NumberInput {...input} value={line().click} onInput={(text) => change(index + 1, { click: text })} />
              )}
            </FormField>
            <IconButton
              icon="close"
              name={say('Remove starting line {index}', { index: index + 2 })}
              onClick={() => props.onChange(printStartLines(lines().filter((_, at) => at !== index + 1)))}
            />
          </div>
        )}
      </Index>
      <Button wide onClick={() => props.onChange(printStartLines([...lines(), { points: '', click: '2' }]))}>
        {say('Add a starting line')}
      </Button>
    </section>
  );
}
