import { say } from '../say';
import type { GuideSection } from './guide';

export default function section(): GuideSection {
  return {
    title: say('Drawing maps'),
    paragraphs: [
      say(
        'Start with *Collection → Maps → New map* or *Draw a new map*. Enter a size, paste a map as text, or place tiles edge to edge.',
      ),
      say('*Edit* opens a saved map. A map that came with the app is edited as a copy.'),
      say('One finger draws, two fingers move and zoom the map.'),
      say(
        'There are brushes for terrain, levels, stairs, ladders, objects, starting areas, walls and doors. *Remove* turns each into its own eraser.',
      ),
      say(
        'Tools are paint, line, *Rectangle* and *Fill*. Walls follow the grid lines under your finger. As a rectangle they make a room.',
      ),
      say('*Mirror* repeats each stroke left and right, or top and bottom. Half a turn and all quarters work too.'),
      say(
        'Mark a rectangle and *Save as a tile*. *Tiles* are dragged, turned, and snap to the edges of maps and other tiles.',
      ),
      say(
        '*Possible mistakes* lists unreachable squares, stairs to nowhere, blocked starting areas and misplaced doors. A tap shows each.',
      ),
      say('Every stroke is saved at once and is one step of undo.'),
      say(
        'Arrow keys move, and Enter or Space paints. Shift and an arrow add a wall on that side. Ctrl+Z is undo, Ctrl+Y redo.',
      ),
      say(
        '*Share* exports a map as our own file, text, Universal VTT, Tiled or a picture. All but the picture can be imported again.',
      ),
    ],
  };
}
