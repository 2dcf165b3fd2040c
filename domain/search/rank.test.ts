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

  it("finds singular by plural, by its beginning and with one slip", () => {
    expect(titles("fees")).toEqual(["When is your fee due?"]);
    expect(titles("valu")).toEqual(["Free valuation"]);
    expect(titles("vluation")).toEqual(["Free valuation"]);
  });

  it("finds a page by the words people use for it", () => {
    expect(titles("worth")).toEqual(["Free valuation"]);
  });

  it("asks for every word", () => {
    expect(titles("dental contracts")).toEqual(["Commercial cleaning"]);
  });

  it("falls back to the entries that answer most words", () => {
    expect(titles("dental practice zebra")).toEqual(["Dental practices and DSOs"]);
  });

  it("does not stretch one word out of many into an answer", () => {
    expect(titles("dental zebra giraffe")).toEqual([]);
  });

  it("finds nothing for nothing, and nothing for what is not there", () => {
    expect(titles("")).toEqual([]);
    expect(titles("?!")).toEqual([]);
    expect(titles("zebra")).toEqual([]);
  });

  it("does not favour repetition", () => {
    const once = entry("A", "buyers");
    const often = entry("B", "buyers buyers buyers");
    expect(rank([once, often], "buyers")).toEqual([once, often]);
    expect(rank([often, once], "buyers")).toEqual([often, once]);
  });

  it("gives twenty at most", () => {
    expect(
      rank(
        Array.from({ length: 50 }, () => entry("Buyer")),
        "buyer",
      ),
    ).toHaveLength(20);
  });
});
