/**
 * `npm run lighthouse`: prints Lighthouse scores of the built app on a phone, with an empty store, and for each tab
 * with a game. Fails if a score is below its budget, and lists the audits that cost points.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { deleteProfile, openPhone, openSite, TAB_NAMES, waitUntilOpen } from '../browser/harness';
import { beginDemoGame } from '../browser/table-steps';

const BUDGETS = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;

/** Maximum number of tries for a page. The best try counts, because load from other programs only lowers scores. */
const TRIES = 3;

interface Page {
  readonly name: string;
  readonly url: string;
}

const site = await openSite();
// Chromium picks a free port for the developer tools, and writes the port into the profile.
const phone = await openPhone({ flags: ['--remote-debugging-port=0'] });
try {
  const [port] = (await readFile(join(phone.profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  const judged = (page: Page) => judge(page, Number(port));
  let holds = await judged({ name: 'Nothing stored', url: site.url });
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  await beginDemoGame(phone.page);
  await phone.page.goto('about:blank');
  for (const tab of TAB_NAMES) {
    const page = { name: `${tab}, with a game`, url: `${site.url}#/${tab.toLowerCase()}` };
    holds = (await judged(page)) && holds;
  }
  if (!holds) process.exitCode = 1;
} finally {
  await phone.close();
  await site.stop();
  await deleteProfile(phone.profile);
}

/** Prints the scores of a page. Returns true if all scores are within budget. */
async function judge({ name, url }: Page, port: number): Promise<boolean> {
  let best: Result | undefined;
  for (let time = 0; time < TRIES && !(best && within(best)); time++) {
    const flags = { port, onlyCategories: Object.keys(BUDGETS), logLevel: 'error' } as const;
    const { lhr } = (await lighthouse(url, { ...flags, onlyCategories: [...flags.onlyCategories] })) ?? {};
    if (lhr && (!best || sum(lhr) > sum(best))) best = lhr;
  }
  if (!best) throw new Error(`Lighthouse said nothing of ${url}`);
  for (const [category, budget] of Object.entries(BUDGETS)) {
    const score = scoreOf(best, category);
    console.log(`${name}: ${category} ${score} of 100, ${score < budget ? 'BELOW' : 'holds'} ${budget}`);
    if (score >= budget) continue;
    for (const line of costing(best, category)) console.log(`    ${line}`);
  }
  return within(best);
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function within(result: Result): boolean {
  return Object.entries(BUDGETS).every(([category, budget]) => scoreOf(result, category) >= budget);
}

function sum(result: Result): number {
  return Object.keys(BUDGETS).reduce((total, category) => total + scoreOf(result, category), 0);
}

/** Lists the audits of a category that have no perfect score, with their findings. */
function costing(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${id}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`];
  });
}
