import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { linkMs } from "#server/store/desk/people/links.ts";
import { invitationMail, resetMail } from "./desk-link-mail.ts";

const href = "https://amiva.example/desk/join?token=abc";
const [day, minute] = [86_400_000, 60_000];

test("an invitation says who invites, to which role, and how long the link works", () => {
  const { subject, text, html } = invitationMail(href, { by: "Daniel Mercer", role: "partner" });
  expect(subject).toBe(`Your invitation to ${site.brand}’s desk`);
  for (const part of [text, html])
    for (const said of [
      "Daniel Mercer invited you",
      "Your role: Partner.",
      `for ${linkMs.invitation / day} days`,
      href,
    ])
      expect(part).toContain(said);
});

test("a link for a new password says how long it works", () => {
  const { text, html } = resetMail(href);
  for (const part of [text, html]) expect(part).toContain(`works once, for ${linkMs.reset / minute} minutes`);
});
