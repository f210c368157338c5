import { say, sayMany } from '../../text/say';
import './force-sheets.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { CheckedForce } from '../../app/forces/checked-force';
import { analyzeForce, type FigureRole, SAMPLE_DEFENSE_VALUES } from '../../force/force-profile';
import { type Fraction, toPercent } from '../../plain/fraction';
import { truncate } from '../../text/character-text';
import { formatDecimal } from '../../text/numbers';
import { type DataRow, DataTable } from '../kit/data-table';
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
  const percent = (chance: Fraction) => `${toPercent(chance)}%`;
  const chances = (): readonly DataRow[] => [
    ...shape().figures.flatMap(({ member, reach, chances }) =>
      chances.length > 0 ? [{ head: nameOf(member), cells: [reach, ...chances.map(percent)] }] : [],
    ),
    ...[shape().meanChances].flatMap((means) =>
      means ? [{ head: say('Average'), cells: ['', ...means.map(percent)], isMarked: true }] : [],
    ),
  ];
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
            <DataTable
              class="shape-table"
              labelledBy="shape-chances"
              columns={[say('Figure'), say('Reach'), ...SAMPLE_DEFENSE_VALUES]}
              rows={chances()}
            />
          </div>

          <Show when={shape().ages.length > 0}>
            <h3 id="shape-ages">{say('Average stats as damage builds up')}</h3>
            <div class="shape-wide" tabindex={0}>
              <DataTable
                class="shape-table"
                labelledBy="shape-ages"
                columns={[
                  say('Clicks'),
                  say('Figures left'),
                  say('Points'),
                  say('Attack'),
                  say('Defense'),
                  say('Damage'),
                ]}
                rows={shape().ages.map(({ taken, standing, points, attack, defense, damage }) => ({
                  head: <span class="number">{taken}</span>,
                  cells: [standing, points, average(attack), average(defense), average(damage)],
                }))}
              />
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
