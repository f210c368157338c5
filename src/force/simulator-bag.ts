import type { StoredForce } from './stored-force';

/** Position and size of a new object on the table of a tabletop simulator. */
const PLACE = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };

/**
 * Prints a force as a saved object of a tabletop simulator: a bag with one notecard for each member. The names can be
 * read again by `parseSimulatorSave`.
 */
export function printSimulatorBag({ name, members }: StoredForce): string {
  const cards = members.map((member) => ({
    Name: 'Notecard',
    Transform: PLACE,
    Nickname: `${member.name || member.id} (${member.points})`,
    Description: `${member.set} ${member.number}`.trim(),
  }));
  const bag = { Name: 'Bag', Transform: PLACE, Nickname: '', Description: name, ContainedObjects: cards };
  return `${JSON.stringify({ SaveName: name, ObjectStates: [bag] }, null, 2)}\n`;
}
