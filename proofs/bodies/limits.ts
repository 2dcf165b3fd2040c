/** The main thread's milliseconds of the worst request to something, and of an ordinary one. */
export type Cost = { readonly about: string; readonly usual: number; readonly worst: number };

export const limitMs = 10;

/**
 * What may take longer: rendering costs more than the limit whatever is sent. There, what a sender makes up may cost
 * half as much again as an ordinary request and 3 ms, so that an attacker gains little over asking as everybody does.
 */
const rendered: readonly { readonly matches: RegExp; readonly why: string }[] = [
  {
    matches: /^(GET|POST) \/desk\b/,
    why: "screens of the desk are rendered for each request, a form's answer too; for members only, 60 in ten seconds",
  },
  {
    matches: /^GET \/(valuation|report|shared|search|embed|no-such-page)\b/,
    why: "pages that are rendered for each request, or for the first view of it; 60 in ten seconds for a visitor",
  },
  {
    matches: /^POST \/valuation\/result\/:valuationId\/deeper$/,
    why: "the page is rendered again with what was not accepted; 60 in ten seconds for a visitor",
  },
];
const more = { factor: 1.5, ms: 3 } as const;

export const exceptionOf = ({ about }: Pick<Cost, "about">): string | undefined =>
  rendered.find(({ matches }) => matches.test(about))?.why;

export function isOver(cost: Cost, limit: number): boolean {
  if (cost.worst <= limit) return false;
  return exceptionOf(cost) === undefined || cost.worst > cost.usual * more.factor + more.ms;
}
