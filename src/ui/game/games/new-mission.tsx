import { createResource, createSignal, type JSX } from 'solid-js';
import { beginMissionDraft, readMissionDraft } from '../../../app/mission/mission-draft';
import { goTo } from '../../../app/route';
import type { TeamName } from '../../../catalog/cards/scenario-card';
import type { OpponentSettings } from '../../../table/app-player';
import type { ByTeam } from '../../../table/campaign';
import { TEAM_NAMES } from '../../../text/names/mission-teams';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';
import { OpponentFields } from '../../shared/opponent-fields';

const UNIT_POINTS = ['2', '3', '4'] as const;
const LAST_LEVEL = 9;

/** Settings of a single mission, entered before set-up. */
export default function NewMission(props: { edition: string }): JSX.Element {
  createResource(readMissionDraft);
  const [names, setNames] = createSignal({ mastermind: '', heroes: '' });
  const [plays, setPlays] = createSignal<ByTeam<OpponentSettings | null>>({ mastermind: null, heroes: null });
  const [points, setPoints] = createSignal<(typeof UNIT_POINTS)[number]>('4');
  const [level, setLevel] = createSignal(1);
  const [busy, setBusy] = createSignal(false);
  const begin = async () => {
    const { edition } = props;
    const head = { edition, campaign: null, names: names(), plays: plays(), level: level() };
    if (await beginMissionDraft(head, { unitPoints: Number(points()) })) goTo('table', 'mission');
  };
  const tutorial = async () => {
    if (busy()) return;
    setBusy(true);
    const { beginTutorial } = await import('../../../app/mission/begin-tutorial');
    // The number of heroes equals the unit points, because each hero costs one.
    const begun = await beginTutorial(
      { edition: props.edition, names: names(), plays: plays() },
      Number(points()),
    ).finally(() => setBusy(false));
    if (begun) goTo('table', 'mission');
  };
  const fields = (team: TeamName, label: string) => (
    <>
      <TextField
        label={label}
        maxLength={60}
        placeholder={TEAM_NAMES[team]}
        onInput={(text) => setNames({ ...names(), [team]: text })}
      />
      <OpponentFields
        name={names()[team].trim() || TEAM_NAMES[team]}
        plays={plays()[team]}
        onChange={(chosen) => setPlays({ ...plays(), [team]: chosen })}
      />
    </>
  );
  return (
    <>
      <section class="stack">
        <h2>{say('Players')}</h2>
        {fields('mastermind', say('Mastermind player'))}
        {fields('heroes', say('Heroes player'))}
      </section>
      <section class="stack">
        <h2>{say('Unit points per team')}</h2>
        <SegmentedControl
          label={say('Unit points per team')}
          options={UNIT_POINTS.map((value) => ({ value, label: value }))}
          value={points()}
          onChange={setPoints}
        />
      </section>
      <section class="stack">
        <h2>{say('Level for everyone')}</h2>
        <Stepper label={say('Level for everyone')} value={level()} min={0} max={LAST_LEVEL} onChange={setLevel} />
      </section>
      <Button
        wide
        disabled={busy()}
        hint={say('{heroes} heroes, level 0, starting cards, 4 rounds', { heroes: points() })}
        onClick={() => void tutorial()}
      >
        {say('Set up the tutorial')}
      </Button>
      <Button wide hint={say('a series of linked missions')} onClick={() => goTo('table', 'campaigns')}>
        {say('Campaigns')}
      </Button>
      <div class="page-foot">
        <Button tone="accent" big wide onClick={() => void begin()}>
          {say('Set up mission')}
        </Button>
      </div>
    </>
  );
}
