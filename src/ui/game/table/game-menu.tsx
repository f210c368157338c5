import { type JSX, Show } from 'solid-js';
import { ruleset, table } from '../../../app/game/open-game';
import { canRedoStep, recordStep, redoStep } from '../../../app/game/perform';
import { isPlannerOff } from '../../../app/plan/turn-plan-request';
import { goTo } from '../../../app/route';
import { isWatching, together } from '../../../app/together/together-state';
import { say, sayMany } from '../../../text/say';
import { MenuGroup, MenuRow } from '../../kit/menu';
import { BottomSheet } from '../../kit/sheet';
import type { TableSheetName } from './table-sheets';

/** Menu of the open game. Its sheets replace the menu. */
export default function GameMenu(props: {
  onAnyAction: () => void;
  onSheet: (sheet: TableSheetName) => void;
  onClose: () => void;
}): JSX.Element {
  const houseRules = () => {
    const inForce = (table()?.houseRules.length ?? 0) + (table()?.houseNotes.length ?? 0);
    return inForce > 0 ? String(inForce) : undefined;
  };
  const now = () => table() ?? {};
  const appSides = () => {
    const sides = table()?.appPlayers?.map(({ side }) => side) ?? [];
    const names =
      table()
        ?.players.filter(({ side }) => sides.includes(side))
        .map(({ name }) => name) ?? [];
    return names.length > 0 ? names.join(', ') : undefined;
  };
  const scenario = () =>
    table()?.cards.find(({ card }) => card.kind === 'scenario' || card.kind === 'event-dial')?.card.name;
  const phones = () => {
    const here = together()
      ?.seats()
      .filter((seat) => seat.here).length;
    return here === undefined ? undefined : sayMany(here, '1 phone', '{n} phones');
  };
  return (
    <BottomSheet title={say('Game')} onClose={props.onClose}>
      <MenuGroup label={say('This game')}>
        <MenuRow icon="list" onClick={() => props.onSheet('log')}>
          {say('Game log')}
        </MenuRow>
        <MenuRow icon="redo" disabled={!canRedoStep()} onClick={() => void redoStep()}>
          {say('Redo')}
        </MenuRow>
        <Show when={!isWatching()}>
          <MenuRow icon="edit" hint={say('every action, with all choices and rolls')} onClick={props.onAnyAction}>
            {say('Record an action')}
          </MenuRow>
        </Show>
        <MenuRow icon="clock" onClick={() => props.onSheet('clock')}>
          {say('Clock and limits')}
        </MenuRow>
        <MenuRow icon="join" onClick={() => props.onSheet('add')}>
          {say('Add characters')}
        </MenuRow>
        <MenuRow
          icon="phones"
          hint={say('each player on their own phone')}
          value={phones()}
          onClick={() => props.onSheet('together')}
        >
          {say('Play together')}
        </MenuRow>
        <Show when={ruleset()}>
          <MenuRow
            icon="phones"
            hint={say('plays a side on the real table')}
            value={appSides()}
            onClick={() => props.onSheet('opponent')}
          >
            {say('Sidekick as a player')}
          </MenuRow>
        </Show>
        <MenuRow icon="scan" hint={say('opens the dial of that figure')} onClick={() => goTo('table', 'scan')}>
          {say('Scan a sticker')}
        </MenuRow>
      </MenuGroup>
      <MenuGroup label={say('Cards and rules')}>
        <MenuRow icon="cards" hint={say('anything you have beside the map')} onClick={() => props.onSheet('cards')}>
          {say('Cards and counters')}
        </MenuRow>
        <Show when={(ruleset()?.scenarios.all.length ?? 0) > 0}>
          <MenuRow
            icon="flag"
            hint={say('special rules for this game')}
            value={scenario()}
            onClick={() => props.onSheet('scenario')}
          >
            {ruleset()?.scenarios.all.some(({ kind }) => kind === 'event-dial')
              ? say('Scenario or event dial')
              : say('Scenario')}
          </MenuRow>
        </Show>
        <Show when={ruleset()?.scenarios.deck || (table()?.decks.length ?? 0) > 0}>
          <MenuRow icon="deck" hint={say('draw, reveal, discard')} onClick={() => props.onSheet('decks')}>
            {say('Decks')}
          </MenuRow>
        </Show>
        <MenuRow
          icon="house"
          hint={say('rules your group plays differently')}
          value={houseRules()}
          onClick={() => props.onSheet('house')}
        >
          {say('House rules')}
        </MenuRow>
        <MenuRow
          icon="compare"
          hint={say('plans turns on the Map, for all players')}
          value={isPlannerOff(now()) ? say('off') : say('on')}
          onClick={() => void recordStep('planner', [{ fact: 'planner', on: isPlannerOff(now()) }])}
        >
          {say('Planner')}
        </MenuRow>
      </MenuGroup>
      <MenuGroup label={say('Result')}>
        <MenuRow icon="chart" hint={say('points, clicks and key moments')} onClick={() => goTo('table', 'summary')}>
          {say('Summary')}
        </MenuRow>
        <MenuRow
          icon="trophy"
          disabled={table()?.turn === null || table()?.ended !== null}
          hint={say('shows the result first')}
          onClick={() => goTo('table', 'summary')}
        >
          {say('End the game')}
        </MenuRow>
        <MenuRow icon="share" hint={say('by code, link or file')} onClick={() => props.onSheet('share')}>
          {say('Share the game')}
        </MenuRow>
      </MenuGroup>
      <MenuGroup label={say('Sidekick')}>
        <MenuRow
          icon="folder"
          onClick={() => {
            props.onClose();
            goTo('table', 'games');
          }}
        >
          {say('All games')}
        </MenuRow>
        <MenuRow icon="settings" onClick={() => props.onSheet('settings')}>
          {say('Settings')}
        </MenuRow>
      </MenuGroup>
    </BottomSheet>
  );
}
