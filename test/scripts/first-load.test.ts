import { expect, test } from 'vitest';
import { listFirstLoadScripts, parsePageAssets } from './first-load';

test('lists scripts, preloads and styles of a page', () => {
  const page = parsePageAssets(`<head>
    <link rel="icon" href="./icon.svg">
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/solid-2.js">
    <link rel="stylesheet" href="./assets/index-3.css">
    <script src="https://elsewhere.example/x.js"></script>
  </head>`);
  expect(page).toEqual({ scripts: ['assets/index-1.js', 'assets/solid-2.js'], styles: ['assets/index-3.css'] });
});

test('includes static imports at any depth once each, and no dynamic imports', () => {
  const files: Record<string, string> = {
    'assets/a.js': 'import{x as e}from"./b.js";import"./c.js";const later=()=>import("./late.js");',
    'assets/b.js': 'export{y}from"./c.js";export*from"./deep/d.js";',
    'assets/c.js': 'export const y=1;',
    'assets/deep/d.js': 'import{y}from"../c.js";export const z=y;',
  };
  const read = (path: string) => files[path] ?? '';
  expect([...listFirstLoadScripts(['assets/a.js'], read)].sort()).toEqual(Object.keys(files).sort());
});
