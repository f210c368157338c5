import type { DEMO_FORCES } from '../../catalog/demo';
import { recruitment } from '../../force/brought';
import { makeForce } from '../../store/forces';
import type { Force } from '../../store/records';

export { DEMO_MAPS } from '../../board/demo';
export { DEMO_CHARACTERS, DEMO_FORCES } from '../../catalog/demo';

/** Who plays the demo forces. */
export const DEMO_PLAYERS = ['Ana', 'Ben'] as const;

/** The build total of the demo forces. */
export const DEMO_TOTAL = 300;

/** The demo forces as they are stored, under one edition and build total. */
export function demoForces(forces: typeof DEMO_FORCES, edition: string, buildTotal: number): Force[] {
  return forces.map((force, index) =>
    makeForce({
      id: `demo-force-${index + 1}`,
      name: force.name,
      edition,
      buildTotal,
      members: force.characters.map((character) => recruitment(character)),
    }),
  );
}
