import { describe, expect, it } from "vitest";
import { indexEntry, rank, type SearchEntry } from "./rank.ts";

const entry = (title: string, text = "", keywords: readonly string[] = []) =>
  indexEntry<SearchEntry>({ title, text, keywords });

const entries = [
  entry("Free valuation", "Enter your website for a range.", ["what is my business worth"]),
  entry("Dental practices and DSOs", "Selling a practice or group."),
  entry("Commercial cleaning", "How contracts and labor terms set the price of a dental site."),
  entry("When is your fee due?", "At closing, and at no other time."),
];

const titles = (query: string) => rank(entries, query).map((found) => found.entry.title);

describe("rank", () => {
  it("puts a title before a mention in the text", () => {
    expect(titles("dental")).toEqual(["Dental practices and DSOs", "Commercial cleaning"]);
  });

  it("finds a singular by its plural, by its beginning and with one typo", () => {
    expect(titles("fees")).toEqual(["When is your fee due?"]);
    expect(titles("valu")).toEqual(["Free valuation"]);
    expect(titles("vluation")).toEqual(["Free valuation"]);
  });

  it("finds a page by the words people use for it", () => {
    expect(titles("worth")).toEqual(["Free valuation"]);
  });

  it("requires every word", () => {
    expect(titles("dental contracts")).toEqual(["Commercial cleaning"]);
  });

  it("falls back to the entries that match most words", () => {
    expect(titles("dental practice zebra")).toEqual(["Dental practices and DSOs"]);
  });

  it("does not accept one word out of many as a match", () => {
    expect(titles("dental zebra giraffe")).toEqual([]);
  });

  it("finds nothing for an empty query, and nothing for unknown words", () => {
    expect(titles("")).toEqual([]);
    expect(titles("?!")).toEqual([]);
    expect(titles("zebra")).toEqual([]);
  });

  it("does not favor repetition", () => {
    const once = entry("A", "buyers");
    const often = entry("B", "buyers buyers buyers");
    expect(rank([once, often], "buyers")).toEqual([once, often]);
    expect(rank([often, once], "buyers")).toEqual([often, once]);
  });

  it("returns at most twenty", () => {
    expect(
      rank(
        Array.from({ length: 50 }, () => entry("Buyer")),
        "buyer",
      ),
    ).toHaveLength(20);
  });
});
