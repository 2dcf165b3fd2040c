import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Parser } from "htmlparser2";
import { parse } from "parse5";
import { analyzePage } from "../../domain/website/analyzer/analyze.ts";
import { readPage } from "../../domain/website/extract/page.ts";
import { websiteDataOf } from "../../domain/website/extract/website-data.ts";
import { median } from "../harness/throughput.ts";

/**
 * Time and memory of the built-in analysis of a large page, compared with HTML parsers that only parse it: `npm run
 * proof:analysis`.
 */
const limitRatio = 1.5;
const pageBytes = 2_000_000;
const warmUps = 5;
const runs = 15;
const heapRuns = 5;

// Collect the garbage of one run before the next is timed.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const at = new Date(0);
const subjects = {
  analysis: (html: string) => analyzePage(websiteDataOf(readPage(html), { url: "https://large.example/", at })),
  parse5: (html: string) => parse(html),
  htmlparser2: (html: string) => new Parser({}).end(html),
} as const;
type Subject = keyof typeof subjects;
const isSubject = (name: string | undefined): name is Subject => name !== undefined && Object.hasOwn(subjects, name);

const words =
  "precision parts for aerospace and medical customers our team of certified machinists has served Ohio since 1974 with quality on time delivery service agreements inspection reports coatings assembly design support prototypes small lots long runs tight tolerances steel titanium aluminum &amp; plastics call us today".split(
    " ",
  );

/** The same page at every run: typical home page sections, with their scripts, styles and drawings. */
function largePage(): string {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const sentence = (length: number) => `${Array.from({ length }, () => words[next(words.length)]).join(" ")}.`;
  const repeat = (times: number, part: (index: number) => string) =>
    Array.from({ length: times }, (_, i) => part(i)).join("\n");
  const linkedData = JSON.stringify({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: "Harlow Precision",
    address: { "@type": "PostalAddress", addressLocality: "Toledo", addressRegion: "OH", addressCountry: "US" },
    foundingDate: "1974",
  });

  const section = (index: number) => `
<section id="part-${index}" class="wrapper py-${next(9)} bg-light" data-block="${next(1e6)}">
  <div class="container"><div class="row align-items-center">
    <h2 class="display-4 fw-bold">${sentence(5)}</h2>
    ${repeat(3, () => `<p class="lead mb-${next(5)}">${sentence(28)} <a href="/page/${next(1e4)}?utm_source=home" title="${sentence(3)}"><strong>${sentence(4)}</strong></a> &ndash; ${sentence(9)}</p>`)}
    <ul class="list-unstyled">${repeat(6, () => `<li class="item"><span class="icon" aria-hidden="true"></span>${sentence(6)}</li>`)}</ul>
    <table class="table"><tbody>${repeat(5, () => `<tr><th scope="row">${sentence(2)}</th><td>${next(9_999)}</td><td>${sentence(3)}</td></tr>`)}</tbody></table>
    <svg viewBox="0 0 24 24" width="24" height="24"><title>Icon</title>${repeat(6, () => `<path d="M${next(24)} ${next(24)}c${next(9)}.${next(99)}-${next(9)}.${next(99)} ${next(9)}-${next(9)}z" fill="none"/>`)}</svg>
    <img src="/img/${next(1e4)}.webp" srcset="/img/${next(1e4)}-2x.webp 2x" alt="${sentence(4)}" loading="lazy" width="640" height="480">
    <!-- block ${index}: ${sentence(8)} -->
  </div></div>
  <style>.part-${index}{margin:${next(90)}px;background:url("data:image/png;base64,${"iVBORw0KGgo".repeat(8)}")}</style>
  <script>window.dataLayer=window.dataLayer||[];(function(){for(var i=0;i<${next(99)};i++){dataLayer.push({id:i,name:"<b>${sentence(3)}</b>"})}})();${"var a=1;".repeat(40)}</script>
</section>`;

  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harlow Precision | CNC machining in Toledo, Ohio</title>
<meta name="description" content="${sentence(20)}"><script type="application/ld+json">${linkedData}</script></head><body>
<header><nav>${repeat(20, (i) => `<a class="nav-link" href="/${i}">${sentence(2)}</a>`)}</nav><h1>${sentence(6)}</h1></header><main>`;
  const parts = [head];
  for (let size = head.length, index = 0; size < pageBytes; index++) {
    const part = section(index);
    parts.push(part);
    size += part.length;
  }
  return `${parts.join("").slice(0, pageBytes)}</main><footer><p>1200 Front St, Toledo, OH 43605</p></footer></body></html>`;
}

/** CPU time instead of wall time, because other processes may be busy too. */
function millisecondsOf(work: () => unknown): number {
  collectGarbage();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Interleaved, so that whatever slows the machine slows all of them. */
function times(html: string): Readonly<Record<Subject, number>> {
  const measured: Record<Subject, number[]> = { analysis: [], parse5: [], htmlparser2: [] };
  for (let run = -warmUps; run < runs; run++) {
    for (const name of Object.keys(subjects).filter(isSubject)) {
      const time = millisecondsOf(() => subjects[name](html));
      if (run >= 0) measured[name].push(time);
    }
  }
  return {
    analysis: median(measured.analysis),
    parse5: median(measured.parse5),
    htmlparser2: median(measured.htmlparser2),
  };
}

/** Heap growth of one run without garbage collection: the most it can need. */
function heapGrowth(name: Subject): number {
  const self = fileURLToPath(import.meta.url);
  const roomForAll = ["--min-semi-space-size=512", "--max-semi-space-size=512"];
  return Number(execFileSync(process.execPath, [...roomForAll, self, name], { encoding: "utf8" }));
}

function measureHeap(name: Subject): number {
  const html = largePage();
  const growth = Array.from({ length: heapRuns }, () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    subjects[name](html);
    return process.memoryUsage().heapUsed - before;
  });
  return median(growth);
}

function report(): number {
  const html = largePage();
  const time = times(html);
  const line = (label: string, name: Subject) =>
    `  ${label.padEnd(34)}${`${time[name].toFixed(1)} ms`.padStart(10)}${`${(heapGrowth(name) / 1e6).toFixed(1)} MB`.padStart(12)}\n`;
  const ratio = time.analysis / time.parse5;
  process.stdout.write(`Page of ${(html.length / 1e6).toFixed(1)} MB, processor time and heap, medians\n`);
  process.stdout.write(line("read, extract and analyze", "analysis"));
  process.stdout.write(line("parse5, parse alone", "parse5"));
  process.stdout.write(line("htmlparser2, parse without a tree", "htmlparser2"));
  process.stdout.write(
    `Ratio to parse5 ${ratio.toFixed(2)}. ${ratio <= limitRatio ? "Within" : "Above"} ${limitRatio}.\n`,
  );
  return ratio <= limitRatio ? 0 : 1;
}

const asked = process.argv[2];
if (isSubject(asked)) process.stdout.write(String(measureHeap(asked)));
else process.exit(report());
