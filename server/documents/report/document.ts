import { Document } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { documentWords, type SectionId, sectionsOf } from "#content/report/report.ts";
import { site } from "#content/site.ts";
import { approaches } from "./approaches.ts";
import { cover } from "./cover.ts";
import { drivers } from "./drivers.ts";
import type { ReportContext } from "./elements.ts";
import { market } from "./market.ts";
import { method } from "./method.ts";
import { next } from "./next-steps.ts";
import { objections } from "./objections.ts";
import { answers, entries, outlook } from "./own-entries.ts";
import { readiness } from "./readiness.ts";
import { sensitivity } from "./sensitivity.ts";
import { summary } from "./summary.ts";

const sections: Readonly<Record<SectionId, (drawn: ReportContext) => ReactNode>> = {
  cover,
  summary,
  method,
  approaches,
  sensitivity,
  drivers,
  objections,
  entries,
  answers,
  outlook,
  market,
  readiness,
  next,
};

/** A report as a document. It carries the report's own date, so that the same report always gives the same file. */
export function reportDocument(drawn: ReportContext) {
  const { report } = drawn;
  return h(
    Document,
    {
      title: documentWords.title(report),
      author: documentWords.author,
      subject: documentWords.subject(report),
      creator: site.brand,
      producer: site.brand,
      language: "en-US",
      pdfVersion: "1.7",
      creationDate: new Date(report.date),
      pageMode: "useOutlines",
    },
    ...sectionsOf(report).map((id) => sections[id](drawn)),
  );
}
