import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { teamPage } from "#content/pages/team.ts";
import { site } from "#content/site.ts";
import { TeamHiring } from "./hiring.tsx";

it("offers two roles with kind, place and work, and an email link that names the role", () => {
  render(<TeamHiring />, { wrapper: MemoryRouter });
  const notices = screen.getAllByRole("article");
  expect(notices).toHaveLength(2);
  for (const [index, role] of teamPage.hiring.roles.entries()) {
    for (const part of [role.title, role.type, role.location, role.description]) {
      expect(notices[index]?.textContent).toContain(part);
    }
    const apply = notices[index]?.querySelector("a");
    expect(apply?.textContent).toBe(`Apply by e-mail ${role.title}`);
    const mail = new URL(apply?.getAttribute("href") ?? "");
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.email}`);
    expect(mail.searchParams.get("subject")).toBe(`Application: ${role.title}`);
  }
});

it("accepts other applications", () => {
  render(<TeamHiring />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: site.email }).getAttribute("href")).toBe(
    `mailto:${site.email}?subject=Careers`,
  );
});
