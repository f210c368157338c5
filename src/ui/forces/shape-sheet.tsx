import { say, sayMany } from '../../text/say';
import './shape-sheet.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { CheckedForce } from '../../app/forces/checked-force';
import { analyzeForce, type FigureRole, SAMPLE_DEFENSE_VALUES } from '../../force/force-profile';
import { type Fraction, toPercent } from '../../plain/fraction';
import { truncate } from '../../text/character-text';
import { formatDecimal } from '../../text/numbers';
import { BottomSheet } from '../kit/sheet';

const ROLE_WORDS: Readonly<Record<FigureRole, string>> = {
  close: say('Close combat'),
  ranged: say('Ranged combat'),
  support: say('Support'),
  bystander: say('Bystanders'),
  unknown: say('Dial unknown'),
};

/** Analysis of a force: points by role, reach and first-click chances, and how its dials decline. */
export function ShapeSheet(props: { checked: CheckedForce; onClose: () => void }): JSX.Element {
  const shape = createMemo(() => analyzeForce(props.checked.force, props.checked.verdict.actions));
  const nameOf = (member: number) => truncate(props.checked.force.members[member]?.name ?? '?', 30);
  return (
    <BottomSheet title={say('Odds and stats')} onClose={props.onClose}>
      <Show when={shape().figures.length > 0} fallback={<p class="muted">{say('This force has no figures yet.')}</p>}>
        <div class="stack">
          <ul class="shape-roles" aria-label={say('Points by role')}>
            <For each={shape().roles}>
              {(share) => (
                <li>
                  <b class="number">{share.points}</b>
                  <span>
                    {ROLE_WORDS[share.role]}{' '}
                    <small class="muted">{sayMany(share.figures, '1 figure', '{n} figures')}</small>
                  </span>
                </li>
              )}
            </For>
          </ul>
          <p class="muted small">
            <Show when={shape().figuresPerAction}>
              {(each) => <>{say('{figures} figures per action each turn.', { figures: average(each()) })} </>}
            </Show>
            {sayMany(shape().life, 'Total life: 1 click.', 'Total life: {n} clicks.')}
          </p>

          <h3 id="shape-chances">{say('First click: chance to hit, by defense value')}</h3>
          <div class="shape-wide" tabindex={0}>
            <table class="shape-table" aria-labelledby="shape-chances">
              <thead>
                <tr>
                  <th scope="col">{say('Figure')}</th>
                  <th scope="col">{say('Reach')}</th>
                  <For each={SAMPLE_DEFENSE_VALUES}>{(defense) => <th scope="col">{defense}</th>}</For>
                </tr>
              </thead>
              <tbody>
                <For each={shape().figures.filter(({ chances }) => chances.length > 0)}>
                  {(figure) => (
                    <tr>
                      <th scope="row">{nameOf(figure.member)}</th>
                      <td class="number">{figure.reach}</td>
                      <For each={figure.chances}>{(chance) => <td class="number">{toPercent(chance)}%</td>}</For>
                    </tr>
                  )}
                </For>
                <Show when={shape().meanChances}>
                  {(means) => (
                    <tr class="shape-mean">
                      <th scope="row">{say('Average')}</th>
                      <td />
                      <For each={means()}>{(chance) => <td class="number">{toPercent(chance)}%</td>}</For>
                    </tr>
                  )}
                </Show>
              </tbody>
            </table>
          </div>

          <Show when={shape().ages.length > 0}>
            <h3 id="shape-ages">{say('Average stats as damage builds up')}</h3>
            <div class="shape-wide" tabindex={0}>
              <table class="shape-table" aria-labelledby="shape-ages">
                <thead>
                  <tr>
                    <th scope="col">{say('Clicks')}</th>
                    <th scope="col">{say('Figures left')}</th>
                    <th scope="col">{say('Points')}</th>
                    <th scope="col">{say('Attack')}</th>
                    <th scope="col">{say('Defense')}</th>
                    <th scope="col">{say('Damage')}</th>
                  </tr>
                </thead>
                <tbody>
                  <For each={shape().ages}>
                    {(age) => (
                      <tr>
                        <th scope="row" class="number">
                          {age.taken}
                        </th>
                        <td class="number">{age.standing}</td>
                        <td class="number">{age.points}</td>
                        <td class="number">{average(age.attack)}</td>
                        <td class="number">{average(age.defense)}</td>
                        <td class="number">{average(age.damage)}</td>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
            </div>
          </Show>
        </div>
      </Show>
    </BottomSheet>
  );
}

function average(value: Fraction | null): string {
  return value === null ? '–' : formatDecimal(value.numerator / value.denominator);
}
