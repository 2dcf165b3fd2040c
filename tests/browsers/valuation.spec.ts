import { randomUUID } from "node:crypto";
import { contactFormWords } from "#content/contact-form.ts";
import { pathOf } from "#content/registry/registry.ts";
import { sendReportWords } from "#content/valuation/results.ts";
import { contactLimits } from "#contracts/leads/contact-message.ts";
import { pageFaults } from "./page-faults.ts";
import { expect, screens, test } from "./test.ts";

const range = "$8.4M – $11.4M";
/** The progress screen takes 42 seconds. */
const analysisMs = 150_000;

for (const { width, height } of screens)
  test(`a visitor values a business, leaves an address, opens the private page and writes to us, at ${width} px`, async ({
    tab,
    visitor,
    origin,
    ownerSite,
  }) => {
    const expectNoFaults = async (where: string) => expect(await tab.run(pageFaults), where).toEqual([]);
    await tab.resize(width, height);
    await visitor.visit(`${origin}/`);
    await visitor.fill("main input[name=website]", ownerSite);
    await visitor.press("main button", "Get Free Valuation");
    await visitor.isAt(pathOf("valuation"));
    await visitor.press("dialog[open] label", "Growing");
    await expectNoFaults("the questions");
    await visitor.press("dialog[open] button", "Calculate Valuation");
    await visitor.reads("dialog[open]", "Working out what your business is worth.");
    await expectNoFaults("the progress screen");

    await visitor.reads("main", range, analysisMs);
    await expectNoFaults("the result");
    // A new one each time: an address gets only a few mails per day.
    const email = `owner-${randomUUID()}@northgate.example`;
    await visitor.fill("main input[name=email]", email);
    await visitor.press("main button", sendReportWords.send);
    await visitor.reads("main", sendReportWords.waiting(email));

    const selector = 'main a[href*="/valuation/result/"]';
    const privatePath = await visitor.until(
      "the private link",
      (of) => document.querySelector<HTMLAnchorElement>(of)?.pathname,
      selector,
    );
    await visitor.press(selector);
    await visitor.isAt(privatePath);
    await visitor.reads("main", range);
    await tab.back();
    await visitor.isAt(pathOf("valuation"));
    await visitor.reads("main", range);
    await tab.forward();
    await visitor.isAt(privatePath);
    await visitor.reads("main", range);
    await expectNoFaults("the private page");

    await visitor.visit(origin + pathOf("contact"));
    const shownAt = await tab.run(() => performance.now());
    await visitor.fill("main input[name=name]", "Dana Whitfield");
    await visitor.fill("main input[name=email]", "dana@northgate.example");
    await visitor.fill("main textarea[name=message]", "Two partners would like to retire.");
    // Sent faster than a person types, it would be refused.
    await visitor.until(
      "a person's time to write",
      (from, ms) => performance.now() - from > ms,
      shownAt,
      contactLimits.minElapsedMs,
    );
    await visitor.press("main button", contactFormWords.send);
    await visitor.reads("main", "We have your message.");
    await expectNoFaults("the acknowledgment");
  });
