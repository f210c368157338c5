type News = readonly { readonly version: string; readonly lines: readonly string[] }[];

/** Describes a fault in the tag or the news of a release. Null if both are valid. An empty tag counts as no tag. */
export function findTagFault(tag: string, version: string, news: News): string | null {
  if (tag !== '' && tag !== `v${version}`) return `The tag is ${tag}, but package.json says ${version}.`;
  if (news[0]?.version !== version) return `src/text/news.ts does not say what is new in ${version}.`;
  return null;
}

/** Prints the news of a version as Markdown, with the same lines as *About*. */
export function printReleaseNotes(version: string, news: News): string {
  const lines = news.find((each) => each.version === version)?.lines ?? [];
  return `${lines.map((line) => `- ${line}`).join('\n')}\n`;
}
