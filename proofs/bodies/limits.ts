/** The main thread's milliseconds of the worst request to something, and of an ordinary one. */
export type Cost = { readonly about: string; readonly usual: number; readonly worst: number };

export const limitMs = 10;

/**
 * What may take longer: most of it rendering, which costs more than the limit whatever is sent. `ms` is what it may take;
 * what a sender makes up may cost half as much again as an ordinary request and 3 ms, so that an attacker gains little
 * over asking as everybody does.
 */
const longer: readonly { readonly matches: RegExp; readonly ms: number; readonly why: string }[] = [
  {
    matches: /^(GET|POST) \/desk\/settings\b/,
    ms: 55,
    why: "the desk's longest screen, here with all people, sessions and webhooks that the run has added; for members only",
  },
  {
    matches: /^(GET|POST) \/desk\b/,
    ms: 35,
    why: "screens of the desk are rendered for each request, a form's answer too; for members only, 60 in ten seconds",
  },
  {
    matches: /^(GET|POST) \/(valuation|report|shared|search|embed|no-such-page)\b/,
    ms: 15,
    why: "pages that are rendered for each request, for its first view, or again with what was not accepted; 60 in ten seconds for a visitor",
  },
  {
    matches: /^POST \/api\/mail-report$/,
    ms: 25,
    why: "the parser's time for the most lines that a report may have; for the firm's mail server only",
  },
];
const more = { factor: 1.5, ms: 3 } as const;

const exception = ({ about }: Pick<Cost, "about">) => longer.find(({ matches }) => matches.test(about));

export const exceptionOf = (cost: Pick<Cost, "about">): string | undefined => exception(cost)?.why;

export function isOver(cost: Cost, limit: number): boolean {
  const allowed = exception(cost);
  if (cost.worst <= limit || !allowed) return cost.worst > limit;
  return cost.worst > Math.max(allowed.ms, cost.usual * more.factor + more.ms);
}
