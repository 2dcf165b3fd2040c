// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { people } from "#content/people.ts";
import { TeamPortrait } from "./portrait.tsx";

const [person] = people;
const photo = { src: "/daniel.jpg", width: 800, height: 800 };

class EverythingIsNear {
  observe: () => void;
  disconnect = vi.fn();
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.observe = () => callback([{ isIntersecting: true }]);
  }
}

afterEach(cleanup);

describe("a person's portrait", () => {
  it("is the engraving with the initials where there is no photo", () => {
    render(<TeamPortrait person={person} />);
    expect(screen.getByText(person.initials)).toBeTruthy();
  });

  it("is the photo where there is one, and the initials when it does not load", () => {
    vi.stubGlobal("IntersectionObserver", EverythingIsNear);
    const { container } = render(<TeamPortrait person={{ ...person, photo }} />);
    const image = screen.getByRole("img", { name: person.name });
    expect(container.textContent).not.toContain(person.initials);
    act(() => void fireEvent.error(image));
    expect(screen.queryByRole("img", { name: person.name })).toBeNull();
    expect(screen.getByText(person.initials)).toBeTruthy();
  });
});
