import { privacyStates as states } from "#content/privacy/privacy-state-rights.ts";
import { expect, live, test } from "#tests/support/test.ts";
import { violationsOn } from "#tests/support/violations.ts";

test("opens over the page from the footer, scrolls back to its top, and closes in three ways with the focus back", async ({
  page,
}) => {
  await page.goto("/contact");
  await live(page);
  const dialog = page.getByRole("dialog");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" });
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Privacy Policy" })).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await expect(dialog).toContainText("September 9, 2024");
  await expect(dialog).toContainText("18");
  for (const state of states) await expect(dialog).toContainText(state);

  await dialog.getByText("Virginia").last().scrollIntoViewIfNeeded();
  const scrolled = () =>
    dialog.evaluate((element) =>
      Math.max(element.scrollTop, ...[...element.querySelectorAll("*")].map((inner) => inner.scrollTop)),
    );
  expect(await scrolled()).toBeGreaterThan(0);
  await dialog.getByRole("button", { name: "Back to top" }).click();
  await expect.poll(scrolled).toBe(0);

  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 450),
    () => dialog.getByText("Close", { exact: true }).click(),
  ]) {
    if (await dialog.isHidden()) await opener.press("Enter");
    await expect(dialog).not.toHaveAttribute("data-opening");
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/contact");
    await expect(opener).toBeFocused();
  }
});

test("is also a document: read below the overlay, by its contents, and printed without what surrounds it; closing the overlay leads home", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await page.getByRole("dialog").getByRole("button", { name: "Read as a page" }).click();
  await expect(page).toHaveURL("/privacy-policy?doc");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Who sees it" }).click();
  await expect(page.getByRole("heading", { name: "Who sees it" })).toBeInViewport();
  expect(await violationsOn(page, { include: "main" })).toEqual([]);

  await page.goto("/privacy-policy");
  await expect(page.getByRole("dialog", { name: "Privacy Policy" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});
