import { readdirSync, readFileSync } from "node:fs";
import type { WebsiteData } from "#domain/website/analysis.ts";
import { decodePage } from "#domain/website/decode-page.ts";
import { type PageContent, readPage } from "#domain/website/extract/page.ts";
import { websiteDataOf } from "#domain/website/extract/website-data.ts";

export type StoredPage = { readonly reading: PageContent; readonly data: WebsiteData };

/** A page as it would have come from the network without a charset in its headers: the encoding must be found in the bytes. */
export function readStoredPage(file: string): StoredPage {
  return asStoredPage(decodePage(readFileSync(new URL(file, import.meta.url)), "text/html"));
}

export function asStoredPage(html: string): StoredPage {
  const reading = readPage(html);
  return { reading, data: websiteDataOf(reading, { url: "https://stored.example/", at: new Date(0) }) };
}

export function storedPageFiles(folder: "./" | "./odd/" = "./"): readonly string[] {
  return readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith(".html"));
}
