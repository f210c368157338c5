import { Parser } from 'saxen';
import type { UnknownRecord } from '../../plain/record';

/** Element of an XML document. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Maximum number of elements. A tile layer in the oldest format has an element for each square. */
const MOST_ELEMENTS = 500_000;
const DEEPEST = 60;

/**
 * Converts a Tiled map (`.tmx`) or tileset (`.tsx`) to the record that Tiled exports as JSON. Null if the text is
 * neither or is damaged.
 */
export function parseTiledXml(text: string): UnknownRecord | null {
  const root = parseXml(text);
  if (root?.name === 'tileset') return { type: 'tileset', ...convertTileset(root) };
  return root?.name === 'map' ? convertMap(root) : null;
}

/** Parses a document to a tree of elements. Entities that the document defines are not expanded. */
function parseXml(text: string): XmlElement | null {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  let count = 0;
  let isDamaged = false;
  const parser = new Parser();
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('openTag', (name, attributes) => {
    const element: XmlElement = { name, attributes: { ...attributes() }, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (++count > MOST_ELEMENTS || open.length > DEEPEST) {
      isDamaged = true;
      parser.stop();
    }
  });
  parser.on('closeTag', () => open.pop());
  parser.on('text', (part, decode) => addText(decode(part)));
  parser.on('cdata', addText);
  parser.on('error', () => {
    isDamaged = true;
    parser.stop();
  });
  parser.parse(text.replace(/^\uFEFF/, ''));
  return isDamaged ? null : (document.children[0] ?? null);
}

const listChildren = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((each) => each.name === name);

function convertMap(map: XmlElement): UnknownRecord {
  return {
    ...convertHead(map),
    infinite: map.attributes.infinite === '1',
    tilesets: listChildren(map, 'tileset').map(convertTileset),
    layers: map.children.flatMap(convertLayer),
  };
}

/** Converts attributes and custom properties. Numbers of attributes are converted where Tiled writes numbers. */
function convertHead(element: XmlElement): UnknownRecord {
  const head: Record<string, unknown> = { ...element.attributes };
  for (const name of ['x', 'y', 'width', 'height']) if (name in head) head[name] = Number(head[name]);
  const properties = listChildren(element, 'properties')
    .flatMap((each) => listChildren(each, 'property'))
    .map(({ attributes, text }) => ({ name: attributes.name, value: attributes.value ?? text }));
  return properties.length > 0 ? { ...head, properties } : head;
}

function convertTileset(tileset: XmlElement): UnknownRecord {
  return { ...convertHead(tileset), tiles: listChildren(tileset, 'tile').map(convertHead) };
}

function convertLayer(layer: XmlElement): UnknownRecord[] {
  switch (layer.name) {
    case 'layer':
      return [{ ...convertHead(layer), type: 'tilelayer', ...listChildren(layer, 'data').map(convertData)[0] }];
    case 'objectgroup':
      return [
        { ...convertHead(layer), type: 'objectgroup', objects: listChildren(layer, 'object').map(convertObject) },
      ];
    case 'group':
      return [{ ...convertHead(layer), type: 'group', layers: layer.children.flatMap(convertLayer) }];
    case 'imagelayer':
      return [{ ...convertHead(layer), type: 'imagelayer' }];
    default:
      return [];
  }
}

function convertData(data: XmlElement): UnknownRecord {
  const chunks = listChildren(data, 'chunk');
  const { encoding, compression } = data.attributes;
  const head = encoding === 'base64' ? { encoding, compression } : {};
  if (chunks.length === 0) return { ...head, data: convertTiles(data, encoding) };
  return { ...head, chunks: chunks.map((chunk) => ({ ...convertHead(chunk), data: convertTiles(chunk, encoding) })) };
}

/** Returns tile numbers, or the text of encoded tile numbers. */
function convertTiles(part: XmlElement, encoding: string | undefined): string | readonly number[] {
  if (encoding === 'base64') return part.text;
  if (encoding === 'csv') return part.text.trim().split(',').map(Number);
  return listChildren(part, 'tile').map(({ attributes }) => Number(attributes.gid ?? 0));
}

function convertObject(object: XmlElement): UnknownRecord {
  const shape = object.children.find(({ name }) => ['polygon', 'polyline', 'ellipse'].includes(name));
  const head = convertHead(object);
  if (!shape) return head;
  return { ...head, [shape.name]: shape.name === 'ellipse' ? true : readPoints(shape.attributes.points ?? '') };
}

/** Reads a list of points such as `0,0 32,16.5`. */
function readPoints(text: string): { readonly x: number; readonly y: number }[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.split(',').map(Number);
      return { x: x ?? Number.NaN, y: y ?? Number.NaN };
    });
}
