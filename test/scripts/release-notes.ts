type News = readonly { readonly version: string; readonly lines: readonly string[] }[];

/** Describes a fault of a release. Null if it is valid. An empty tag counts as no tag. */
export function findTagFault(tag: string, version: string, news: News): string | null {
  if (tag !== '' && tag !== `v${version}`) return `The tag is ${tag}, but package.json says ${version}.`;
  if (news[0]?.version !== version) return `src/text/news.ts does not say what is new in ${version}.`;
  return null;
}

/** The news of a version as Markdown, the same as in *About*. */
export function printReleaseNotes(version: string, news: News): string {
  const lines = news.find((each) => each.version === version)?.lines ?? [];
  return `${lines.map((line) => `- ${line}`).join('\n')}\n`;
}
