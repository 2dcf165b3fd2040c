import { describe, expect, it } from "vitest";
import { termKinds } from "#domain/website/analyzer/term-matches.ts";
import { tokensOf } from "#domain/website/analyzer/tokens.ts";
import { industries } from "#domain/website/industries.ts";
import { allTerms, termsOf } from "./all-terms.ts";

const entries = Object.entries(allTerms);
const form = (term: string): string =>
  tokensOf(term)
    .map(({ word }) => word)
    .join(" ");

it("has terms for every industry and for nothing else", () => {
  expect(Object.keys(allTerms).toSorted()).toEqual(Object.keys(industries).toSorted());
});

describe.each(entries)("the terms of %s", (_, terms) => {
  const all = termKinds.flatMap((kind) => termsOf(terms[kind] ?? "").map((term) => [kind, form(term)] as const));

  it("are enough to recognize it, in each kind", () => {
    expect(termsOf(terms.names).length).toBeGreaterThanOrEqual(10);
    expect(termsOf(terms.work).length).toBeGreaterThanOrEqual(15);
    expect(termsOf(terms.hints).length).toBeGreaterThanOrEqual(8);
  });

  it("are words, each listed once", () => {
    const forms = all.map(([, term]) => term);
    expect(forms.filter((one) => one === "")).toEqual([]);
    expect(forms.filter((one, at) => forms.indexOf(one) !== at)).toEqual([]);
  });

  it("do not get weaker by being precise: no longer term has less weight than one of its own industry inside it", () => {
    const strength = { names: 3, work: 2, hints: 1 };
    const kept = all.flatMap(([kind, term]) => (kind === "against" ? [] : [{ term: ` ${term} `, at: strength[kind] }]));
    const weaker = kept.filter((long) => kept.some((short) => short.at > long.at && long.term.includes(short.term)));
    expect(weaker.map(({ term }) => term.trim())).toEqual([]);
  });
});
