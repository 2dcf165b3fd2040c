import { leadWords } from "#content/desk/leads/lead.ts";
import { deskScreens, shellWords } from "#content/desk/shell.ts";
import { codeWords, signInWords } from "#content/desk/sign-in.ts";
import { password } from "#tests/desk/accounts.fixture.ts";
import { startAccountsSite } from "#tests/support/accounts-site.ts";
import { oneTimeCode } from "#tests/support/one-time-code.ts";
import { pageFaults } from "./page-faults.ts";
import { expect, screens, test } from "./test.ts";
import { keys } from "./visitor.ts";

const email = "assistant@firm.example";
const note = "Calls back on Monday.";

test("a partner signs in with a code, finds a lead, writes a note, sets the stage and signs out", async ({
  tab,
  visitor,
}) => {
  const site = await startAccountsSite();
  try {
    const id = await site.addLead({ corrections: { title: "Tidewater Mechanical" } });
    await site.addLead({ corrections: { title: "Harbor Dental" } });
    const member = await site.member(email, "partner");
    const { uri } = await member.tab.startCodeSetUp();
    await member.tab.confirmCodeSetUp(oneTimeCode(uri));
    const leadPath = `/desk/leads/${id}`;
    const expectNoFaults = async (where: string) => {
      for (const { width, height } of [...screens].reverse()) {
        await tab.resize(width, height);
        expect(await tab.run(pageFaults), `${where} at ${width} px`).toEqual([]);
      }
    };

    await tab.open(`${site.url}${leadPath}`);
    await visitor.isAt("/desk/sign-in");
    await visitor.reads("h1", signInWords.title);
    await expectNoFaults("sign-in");
    await visitor.fill("input[name=email]", email);
    await visitor.type(keys.tab);
    await visitor.until("focus in the password", () => document.activeElement?.matches("input[name=password]"));
    await visitor.type(password + keys.enter);
    await visitor.isAt("/desk/sign-in/code");
    await visitor.reads("h1", codeWords.title);
    await visitor.fill("input[name=code]", oneTimeCode(uri, 1));
    await visitor.type(keys.enter);
    await visitor.isAt(leadPath);

    await visitor.live();
    await visitor.press("nav a", deskScreens.today.name);
    await visitor.isAt("/desk");
    await visitor.reads("main", "Tidewater Mechanical");
    await visitor.reads("main", "Harbor Dental");
    await expectNoFaults("Today");

    await visitor.type("/");
    await visitor.until("focus in the search", () => document.activeElement?.id === "find-anywhere");
    await visitor.type(`tidewater${keys.enter}`);
    await visitor.isAt("/desk/leads");
    await visitor.until("the other lead to go", () => !document.querySelector("main")?.innerText.includes("Harbor"));
    await expectNoFaults("the list");
    await visitor.press("main a", "Tidewater Mechanical");
    await visitor.isAt(leadPath);
    await visitor.reads("h1", "Tidewater Mechanical");
    await expectNoFaults("the lead");

    await visitor.type("s");
    await visitor.until("focus in the stage", () => document.activeElement?.matches("select[data-key=s]"));
    await visitor.type("m");
    await visitor.reads("main", "From New to Meeting set.");
    await visitor.fill("textarea[data-key=n]", note);
    await visitor.press("main button", leadWords.timeline.keep);
    await visitor.until("an empty field", () => !document.querySelector<HTMLTextAreaElement>("[data-key=n]")?.value);
    await visitor.reads("main", note);
    await visitor.visit(`${site.url}${leadPath}`);
    await visitor.reads("main", note);
    expect(await tab.run(() => document.querySelector<HTMLSelectElement>("[data-key=s]")?.value)).toBe("meeting");

    await visitor.press("nav a", deskScreens.settings.name);
    await visitor.isAt("/desk/settings");
    await visitor.reads("main", email);
    await expectNoFaults("settings");
    await visitor.press("button", shellWords.signOut);
    await visitor.isAt("/desk/sign-in");
    await tab.open(`${site.url}${leadPath}`);
    await visitor.isAt("/desk/sign-in");
  } finally {
    await site.close();
  }
});
