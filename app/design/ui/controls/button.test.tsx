import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { Button, ButtonLink, buttonClass } from "./button.tsx";

afterEach(cleanup);

it("is type=button by default", () => {
  render(<Button>Book a Call</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

it("keeps its focus while busy, announces it, and ignores further presses", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Analyze Business
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("cannot be reached when disabled", async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Get Free Valuation
    </Button>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(onClick).not.toHaveBeenCalled();
});

it("is a link with the look of a button when it has a target", () => {
  render(
    <MemoryRouter>
      <ButtonLink to="tel:+12125550142" variant="secondary" size="lg" block icon="phone">
        Call us
      </ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "Call us" });
  expect(link.className).toBe(buttonClass("secondary", "lg", true));
});
