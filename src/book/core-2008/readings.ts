import { parseEntries } from '../entry';

/** Entries with our readings where part 3 of the rulebook is silent. */
export const READINGS = parseEntries(`
# A sharpshooter with opponents beside it {#sharpshooter-read}
at: HEROCLIX COMBAT AND SPECIAL ABILITIES: Sharpshooter
see: sharpshooter ranged-combat
asks: hit
reason: The ability allows shots at neighbours; it does not say that neighbours stop keeping it busy.
With an opponent beside it, a sharpshooter may shoot only at those beside it.

# Giants, colossals and walls {#giant-walls}
at: HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Stride | HEROCLIX COMBAT AND SPECIAL ABILITIES: Colossal Size
see: giant colossal walls
asks: move reach
reason: Walls have all effects of blocking terrain, and water hinders moves as hindering terrain does.
Giants and colossals pass outdoor walls as they pass outdoor blocking terrain. They ignore water where they ignore
hindering.

# Points for captives {#captives-score}
at: HEROCLIX COMBAT AND SPECIAL ABILITIES: Capture | Releasing captives
see: capture-release victory-points
asks: play
reason: The book calls the points “additional” and defeats the captive at once.
A released captive scores its points, and the lesser of 50 and its points on top. One still held at the end is no
survivor.

# Counting a themed team {#themed-read}
at: THEMED TEAMS | Themed Teams | GENERIC KEYWORDS
see: themed-teams
asks: force
reason: The list in the book is taken as complete.
A generic keyword needs a character per 100 points, every other keyword one per 150. Generic are those on the list; a
team’s keyword is not. Parts of a hundred count up.
`);
