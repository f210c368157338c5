import { createSignal, For, type JSX, Show } from 'solid-js';
import { ensureCards, generalCards } from '../../app/collection/card-lists';
import { collectionFinder } from '../../app/collection/finder';
import type { CheckedForce } from '../../app/forces/checked-force';
import { announceShareResult, makeFileName, shareFile, shareText } from '../../app/share';
import { prepareForce } from '../../app/transfer/outgoing-data';
import { printDatabaseTeam } from '../../force/database-team';
import { printSimulatorBag } from '../../force/simulator-bag';
import { ok } from '../../plain/result';
import { truncate } from '../../text/character-text';
import { describeRulesAndFormat } from '../../text/formats';
import { say } from '../../text/say';
import { printForumText } from '../../text/screens/forum-text';
import { Button } from '../kit/button';
import { PrintSheet } from '../kit/print-sheet';
import { PrintedDial } from '../shared/dial/printed-dial';
import ShareSheet from '../shared/share/share-sheet';

/** Shares a force as a file of several programs, as text for a forum, or printed: the team sheet, or all dials. */
export function ShareForce(props: { checked: CheckedForce; onClose: () => void }): JSX.Element {
  const [printing, setPrinting] = createSignal<'dials' | 'team' | null>(null);
  const saved = () => props.checked.saved;
  const send = async (kind: 'team' | 'simulator') => {
    const text = kind === 'team' ? printDatabaseTeam(saved()) : printSimulatorBag(saved());
    const file = new File([text], `${makeFileName(saved().name)}-${kind}.json`, { type: 'application/json' });
    announceShareResult(await shareFile(file, saved().name), 'file');
  };
  return (
    <ShareSheet
      title={say('Share {name}', { name: truncate(saved().name, 30) })}
      outgoing={async () => {
        await ensureCards();
        return ok(prepareForce(saved(), collectionFinder(), generalCards() ?? []));
      }}
      onClose={props.onClose}
    >
      <Button
        wide
        hint={say('plain text for a forum or a message')}
        onClick={() =>
          void shareText(
            saved().name,
            printForumText(
              saved(),
              describeRulesAndFormat(props.checked.rules.name, saved().format),
              props.checked.verdict,
            ),
          ).then((shared) => announceShareResult(shared, 'force-list'))
        }
      >
        {say('Text')}
      </Button>
      <Button wide hint={say('one page to hand to the judge')} onClick={() => setPrinting('team')}>
        {say('Print the team sheet')}
      </Button>
      <Button wide hint={say('every character with its dial')} onClick={() => setPrinting('dials')}>
        {say('Print the dials')}
      </Button>
      <Button wide hint={say('a team file that unit databases import')} onClick={() => void send('team')}>
        {say('File for a unit database')}
      </Button>
      <Button wide hint={say('a bag with one notecard for each figure')} onClick={() => void send('simulator')}>
        {say('File for Tabletop Simulator')}
      </Button>
      <Show when={printing()}>
        {(what) => (
          <PrintSheet title={saved().name} onDone={() => setPrinting(null)}>
            <p>
              {say('{points} of {buildTotal} points · {edition}', {
                points: props.checked.verdict.points,
                buildTotal: saved().buildTotal,
                edition: describeRulesAndFormat(props.checked.rules.name, saved().format),
              })}
            </p>
            <Show when={what() === 'dials'} fallback={<TeamSheet checked={props.checked} />}>
              <PrintedDials checked={props.checked} />
            </Show>
          </PrintSheet>
        )}
      </Show>
    </ShareSheet>
  );
}

/** Table of the members with set and number, for the judge of a tournament, and lines to sign. */
function TeamSheet(props: { checked: CheckedForce }): JSX.Element {
  const saved = () => props.checked.saved;
  const others = () => [...saved().feats, ...saved().objects];
  return (
    <>
      <table class="print-team">
        <thead>
          <tr>
            <th>{say('Set')}</th>
            <th>{say('Number')}</th>
            <th>{say('Name')}</th>
            <th>{say('Team')}</th>
            <th>{say('Points')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={saved().members}>
            {(member, place) => (
              <tr>
                <td>{member.set}</td>
                <td>{member.number}</td>
                <td>{member.name}</td>
                <td>{props.checked.found[place()]?.character?.teams.join(', ')}</td>
                <td>{member.points}</td>
              </tr>
            )}
          </For>
          <For each={others()}>
            {(each) => (
              <tr>
                <td />
                <td />
                <td>{each.name}</td>
                <td />
                <td>{each.points}</td>
              </tr>
            )}
          </For>
          <tr>
            <td />
            <td />
            <th>{say('Total')}</th>
            <td />
            <th>{props.checked.verdict.points}</th>
          </tr>
        </tbody>
      </table>
      <For each={[say('Player'), say('Date'), say('Judge')]}>{(line) => <p class="print-sign">{line}</p>}</For>
    </>
  );
}

function PrintedDials(props: { checked: CheckedForce }): JSX.Element {
  const saved = () => props.checked.saved;
  return (
    <div class="print-columns">
      <For each={saved().members}>
        {(member, place) => (
          <section>
            <h2>
              {member.name} · {member.points}
            </h2>
            <Show when={props.checked.found[place()]?.character}>
              {(character) => <PrintedDial character={character()} />}
            </Show>
            <p>
              {saved()
                .feats.filter((feat) => feat.for.includes(place()))
                .map((feat) => `${feat.name} (${feat.points})`)
                .join(', ')}
            </p>
          </section>
        )}
      </For>
    </div>
  );
}
