type News = readonly { readonly version: string; readonly lines: readonly string[] }[];

/** What is wrong with a release of this version, as a sentence; null where nothing is. An empty tag is no tag. */
export function wrongTag(tag: string, version: string, news: News): string | null {
  if (tag !== '' && tag !== `v${version}`) return `The tag is ${tag}, but package.json says ${version}.`;
  if (news[0]?.version !== version) return `src/text/news.ts does not say what is new in ${version}.`;
  return null;
}

/** The news of a version as Markdown: what *About* shows. */
export function notesOf(version: string, news: News): string {
  const lines = news.find((each) => each.version === version)?.lines ?? [];
  return `${lines.map((line) => `- ${line}`).join('\n')}\n`;
}
