import { kilobytes } from "#tooling/build/budgets.ts";
import { serveBuiltSite } from "#tooling/run/serve-built-site.ts";
import { audit } from "./lighthouse.ts";
import { missedStable, stableScores } from "./page-goals.ts";

/** The front door, the tool and the longest kind of page: what they share is what every page has. */
const watched = ["/", "/valuation", "/dentalpractice-mna-advisor"] as const;

/** One Lighthouse run per page. What depends on the load of the machine is printed and not judged. */
export async function checkStableScores(chromePath: string, say: (line: string) => void) {
  const site = await serveBuiltSite(".cache/scores-data");
  let failed = 0;
  for (const path of watched) {
    const seen = await audit(`${site}${path}`, chromePath);
    const { performance, lcp, tbt, cls, script } = seen.figures;
    const unjudged = `performance ${performance}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`;
    const judged = `${stableScores.map((category) => `${category} ${seen.scores[category]}`).join(", ")}, CLS ${cls.toFixed(3)}`;
    say(`${path}: ${judged}, ${kilobytes(script)} KB of script; not judged here: ${unjudged}`);
    const missed = missedStable(path, seen);
    for (const line of missed) say(line);
    if (missed.length > 0) failed += 1;
  }
  return { passed: watched.length - failed, failed };
}
