import { inventedUnit } from '../helpers/invented';
import { readUnitsOf } from '../../src/catalog/units';
import { parseCharacterRecord } from '../../src/store/parse';
import { makeFindIndex } from '../../src/catalog/find';
import { makeWordIndex } from '../../src/catalog/find/words';
import { facetsOf } from '../../src/catalog/find/facets';
import { ANY } from '../../src/catalog/find/query';
const cpu = (name: string, work: () => void) => { const b = process.cpuUsage(); work(); const u = process.cpuUsage(b); console.log(name, Math.round((u.user + u.system) / 1000)); };
const raw = Array.from({ length: 20000 }, (_, p) => inventedUnit(p));
let chars: any[] = [];
cpu('readUnits', () => { const r = readUnitsOf(raw, 'x'); if (r.ok) chars = r.value.characters.map((c: any) => ({ ...c, added: 1, edited: 1, deletedAt: null })); });
let text = '';
cpu('stringify', () => { text = JSON.stringify(chars); });
console.log(text.length);


cpu('parseRecord', () => { for (const c of chars) parseCharacterRecord(c); });
let index: any;
cpu('index add', () => { index = makeFindIndex(); index.own(new Map()); for (let i = 0; i < chars.length; i += 500) index.add(chars.slice(i, i + 500)); });
cpu('facets', () => { for (const c of chars) facetsOf(c); });
cpu('find any', () => { index.find(ANY); });
cpu('find c', () => { index.find({ ...ANY, text: 'c' }); });
cpu('find cop', () => { index.find({ ...ANY, text: 'cop' }); });
cpu('count', () => { index.count(ANY); });
