/**
 * Every part of the rules of 2002, in order. The scan has lost the headings, so the parts are named by subject, as in
 * citations.
 */
export const HYPERTIME_2002_HEADINGS = `
Components
The character
Combat values
Set-up: build a force
Set-up: the battlefield
Set-up: scenarios
Set-up: objects
Set-up: figures
Turns
Turns: actions
Friendly and opposing figures
Powers
Team abilities
Archenemies
Adjacent
Turns: action tokens
Turns: pushing
Movement
Movement: break away
Flying
Flying: hovering
Flying: soaring
Flying: carrying other figures
Combat
Combat: attack roll
Combat: damage
Combat: friendly figures
Combat: defeat
Combat: critical hits and misses
Combat: support
Combat: knock back
Combat: healing
Ranged combat
Ranged combat: line of fire
Ranged combat: range
Ranged combat: hovering
Ranged combat: soaring
Ranged combat: multiple targets
Close combat
Terrain
Terrain: indoors
Terrain: outdoors
Terrain: clear terrain
Terrain: hindering terrain
Terrain: water
Terrain: blocking terrain
Terrain: elevated terrain
Objects
Objects: super strength
Objects: telekinesis
Ending the game
Victory points
Victory points: ties
Etiquette
`;
