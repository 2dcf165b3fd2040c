import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { AddressForm } from "./address-form.tsx";

afterEach(cleanup);

const fixed = { action: "/valuation", name: "website", label: "Website address", button: "Get Free Valuation" };
const stay = () => vi.fn((event: { preventDefault(): void }) => event.preventDefault());

it("is a real form that submits without script", () => {
  render(<AddressForm {...fixed} defaultValue="northgate.example" />);
  const input = screen.getByLabelText<HTMLInputElement>("Website address");
  expect(input.form?.getAttribute("action")).toBe("/valuation");
  expect(new FormData(input.form ?? undefined).get("website")).toBe("northgate.example");
  expect(screen.getByRole("button").getAttribute("type")).toBe("submit");
});

it("accepts Enter while its button is disabled, and a press on the button calls onDisabledPress", async () => {
  const onSubmit = stay();
  const onDisabledPress = vi.fn();
  render(<AddressForm {...fixed} disabled onDisabledPress={onDisabledPress} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByLabelText("Website address"));
  await userEvent.keyboard("{Enter}");
  expect([onSubmit.mock.calls.length, onDisabledPress.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard(" ");
  expect([onSubmit.mock.calls.length, onDisabledPress.mock.calls.length]).toEqual([1, 2]);
});

it("connects the hint to the address, and the error takes precedence", () => {
  const { rerender } = render(<AddressForm {...fixed} hint="Type it first" />);
  const input = screen.getByLabelText("Website address");
  expect(input.getAttribute("aria-describedby")).toBe(screen.getByRole("status").id);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  rerender(<AddressForm {...fixed} hint="Type it first" error="Enter a full address" />);
  expect(screen.queryByRole("status")).toBeNull();
});

it("submits once on Enter when the button is enabled", async () => {
  const onSubmit = stay();
  render(<AddressForm {...fixed} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText("Website address"), "northgate.example{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("neither changes nor submits while busy", async () => {
  const onSubmit = stay();
  render(<AddressForm {...fixed} busy defaultValue="northgate.example" onSubmit={onSubmit} />);
  const input = screen.getByLabelText<HTMLInputElement>("Website address");
  await userEvent.type(input, "/more{Enter}");
  await userEvent.click(screen.getByRole("button"));
  expect(input.value).toBe("northgate.example");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("connects the error to the address", () => {
  render(<AddressForm {...fixed} labelHidden error="Enter a full address" />);
  const input = screen.getByLabelText("Website address");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
});

it.each([
  ["a press", { disabled: true }],
  ["a submission", {}],
])("scrolls its note after %s into view, also when it was already shown", async (_, props) => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(undefined);
  render(<AddressForm {...fixed} {...props} error="Enter a full address" onSubmit={stay()} />);
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(scroll.mock.contexts).toEqual([screen.getByRole("alert")]));
  scroll.mockRestore();
});
