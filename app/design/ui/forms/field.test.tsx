import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Field, TextArea, TextInput } from "./field.tsx";

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

describe.each([
  ["TextInput", TextInput],
  ["TextArea", TextArea],
])("%s in a field", (_, Control) => {
  it("is named by the label and described by the hint", () => {
    render(
      <Field label="Website address" hint="We add https:// for you.">
        <Control name="website" />
      </Field>,
    );
    const control = screen.getByLabelText("Website address");
    expect(control.getAttribute("name")).toBe("website");
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(describedBy(control)).toBe("We add https:// for you.");
  });

  it("is invalid and described by the error only", () => {
    render(
      <Field label="Website address" hint="We add https:// for you." error="Enter a full address">
        <Control />
      </Field>,
    );
    const control = screen.getByLabelText("Website address");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(describedBy(control)).toBe("Enter a full address");
    expect(screen.getByRole("alert").textContent).toBe("Enter a full address");
    expect(screen.queryByText("We add https:// for you.")).toBeNull();
  });
});

it("has no description without hint and error", () => {
  render(
    <Field label="Name">
      <TextInput />
    </Field>,
  );
  expect(screen.getByLabelText("Name").hasAttribute("aria-describedby")).toBe(false);
});

it("keeps two fields with the same label apart", () => {
  render(
    <>
      <Field label="Phone" error="Too short">
        <TextInput />
      </Field>
      <Field label="Phone" optional>
        <TextInput />
      </Field>
    </>,
  );
  const [first, second] = screen.getAllByRole("textbox");
  expect(first?.id).not.toBe(second?.id);
  expect(second?.hasAttribute("aria-invalid")).toBe(false);
});
