import { parseGlossary } from '../entry';

/** Entries of part 5 of the rulebook: the glossary. */
export const GLOSSARY = parseGlossary(
  'THE HEROCLIX GLOSSARY',
  `
0 damage | Damage of 0 that can still be raised. | no-damage
3-D object | An object as a sculpture, with the mark of a special object. | special-objects
ability | What a character has by a symbol on its base or by its card. | abilities
action | Moving, attacking, or using a power or ability. | types-of-actions
action token | Marks who was given an action, and how often. | action-tokens
action total | How many actions you have each turn. | action-total
activate | To start using a power. | powers
active player | Whoever’s turn it is. | rounds
adjacent squares | Those that touch a square, corners too. | adjacent
attack | What has an attack roll. | attack-roll
attack roll | The 2d6 of an attack. | attack-roll
attack total | Roll and attack value together. | attack-roll
attack value | How well a character hits. | combat-dial
attacker | Who starts the attack. | attack-roll
base | What the figure stands on. | character
battlefield | The map of the game. | maps
blocking terrain | Stops moves and lines; brown line. | blocking
boundary line | The coloured line around an area of terrain. | terrain
break away | Getting away from opponents beside you. | break-away
build total | The most points that a force may add up to. | build-total
bystander token | A character printed on a disc. | bystanders
cancel | To switch off your own power or ability, where it is optional. | powers
character | Figure, base and dial, as one piece. | character
character card | The card about one character. | character-cards
clear terrain | Where nothing hampers moves or shots. | clear-terrain
click | One turn of the dial. | combat-dial
close combat action | Given for a close attack. | close-combat
close combat attack | An attack hand to hand. | close-combat
collector’s number | A character’s number within its set. | character
colossal character | One of colossal size, by its damage symbol. | colossal
combat dial | The disc with powers and values under the figure. | combat-dial
combat values | The four in the window, and the range. | combat-dial
Continual | A special object’s effect that works even while held or moved. | special-objects
copy | One more of the same game element. | unique
counter | To have a power, ability or effect ignored; it ends at once. | outwit
critical hit | Two sixes. | critical
critical miss | Two ones. | critical
d6 / 2d6 | A six-sided die; 2d6 are two of them. | attack-roll
damage | What turns a dial towards KO. | damage
damage dealt | Clicks that the attacker hands out. | damage
damage taken | Clicks that the dial in fact turns. | damage
damage value | The clicks that a hit deals. | damage
defeated | Knocked out and off the map. | defeat
defense value | How hard a character is to hit. | attack-roll
diagonal | Squares that share only a corner. | adjacent
doubles | Both dice alike. | knock-back
duo character | Has duo attack, by its attack symbol. | duo
edge | The outermost line of a map or an area. | walls
effect | A rule, power or ability that changes something. | powers
elevated | On elevated ground. | elevated
elevated terrain | Ground above the battlefield; red line. | elevated
eliminated | Out of the game, by whatever way. | defeat
evade | To escape an attack that hit. | super-senses
event dial | A dial that changes the game as it turns. | event-dials
feat | A card that trains a character that qualifies. | feats
figure | The sculpture on the base. | character
first player | Who takes the first turn. | first-player
flying | Using flight. | flight
force | All the characters and extras of one player. | build-total
format | Which parts of the rules a game uses. | formats
free action | Gives no token. | free-actions
friendly characters | Yours and your allies’. | friendly-opposing
giant | One of giant size, by its damage symbol. | giant
grounded | Not on elevated ground. | elevated
healing | Turning the dial back. | healing
heavy object | Red ring; damage +2 in close combat. | object-close
hindering terrain | Trees, furniture, debris and objects; green line. | hindering
hindering terrain modifier | Defense +1 against a shot through hindering terrain. | hindering-modifier
hit | Roll and attack reach the defense. | attack-roll
ignores | Treats a thing as if it were not there. | modifiers
immobile object | Blue ring; nothing moves it. | immobile-objects
indoors | An indoor map, or inside a yellow line. | indoors
keyword | What characters of a themed team share. | themed-teams
knock back | Being thrown away from the attacker. | knock-back
knock back damage | For meeting a wall, an edge, rising ground or blocking terrain on the way. | knock-back-damage
knock back path | The squares that a knocked back character would cross. | knock-back
knocked out / KO | Three KO in the window: defeated. | defeat
KO’d | Knocked out. | defeat
light object | Yellow ring; damage +1 in close combat. | object-close
line of fire | From attacker to target, centre to centre. | line-of-fire
lost power | One that no longer shows after the dial turned. | powers
map | What the game is played on. | maps
modifier | A number that raises or lowers a value or damage. | modifiers
move action | For moving, or for trying to break away. | moving
named power | A standard power under a name of the character’s own. | standard-powers
no damage | What cannot be raised. | no-damage
non-optional | Cannot be switched off. | powers
object pile | The shuffled tokens from which objects are placed. | placing-objects
object tokens | The discs that stand for objects. | objects
opposing characters | Your opponents’. | friendly-opposing
optional | Can be switched off by its owner. | powers
outdoors | Outside of yellow lines, or an outdoor map. | maps
penetrating damage | What powers that reduce damage do not reduce. | penetrating-damage
place / put | To set on the map; that is no move. | moving
possess | To have a power or ability of one’s own, printed on dial or card. | feats-assigning
power action | For a power, a team ability or a feat. | power-actions
powers | The coloured squares of the dial, and what they let a character do. | powers
push | To act again before the first token is gone. | pushing
pushed | With a second token. | pushing
pushing damage | The click for being pushed. | pushing
range | Squares from one to another, the first not counted. | range
range value | How far a ranged attack goes. | ranged-combat
ranged combat action | Given for a ranged attack. | ranged-combat
ranged combat attack | An attack along a line of fire, within range. | ranged-combat
removed from the battlefield | Off the map, but it may return. | capture
removed from the game | Gone for the rest of it. | defeat
replacement value | A value put in the place of another. | modifiers
resolve | To carry an action through to its last effect. | giving-actions
rim | Elevated squares with the red line in them. | rim
round | One turn of each player. | rounds
scenario | Special rules for one game. | scenarios
set symbol | Tells which set a character is from. | character
special object | One with a mark and rules of its own. | special-objects
special power | Explained on the character’s card. | special-powers
speed value | The most squares a character moves. | moving
standard character | With the standard symbols only. | attack-symbols
standard power | Explained on the powers card. | standard-powers
starting area | Inside a purple line. | starting-areas
starting position | The click with the green line. | placing-characters
stat slot | The window in the base. | combat-dial
surviving character | Not defeated when the game ends. | winner
swimmer | Using swim. | swim
Tactic | An addition to the game, by agreement. | tactics
target | Whom an attack or power is aimed at. | attack-roll
team abilities | What a team’s symbol gives its members. | team-abilities
team symbol | The team’s mark on the base. | team-abilities
terrain | What the map shows: water, trees, rocks, walls and so on. | terrain
terrain markers | Squares of cardboard for barriers, smoke and debris. | debris
themed team | A force that shares a keyword. | themed-teams
this character | In a text: the one that acts or uses the power. | powers
trait | Always there, whatever the dial shows; a star on the card. | traits
unavoidable damage | What nothing turns aside. | unavoidable-damage
Unique | Once in a force; silver, bronze or gold ring. | unique
unmodified | As printed, nothing added. | modifiers
use | To apply a power, ability or effect, owned or borrowed. | powers
victory conditions | What decides who wins. | winner
water terrain | Clear for lines, hindering for moves; blue line. | water
wild card | Uses the team ability of any friend on the map. | wild-cards
`,
);
