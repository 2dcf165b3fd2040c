import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { asSent } from "./as-sent.tsx";

const Lower = () => <a href="/valuation">The process</a>;
let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  cleanup();
});

describe("a part that only shows and links", () => {
  it("stays the very elements that the server sent, and asks for no script", async () => {
    const load = vi.fn(async () => Lower);
    const OnServer = asSent({ onServer: Lower, load });
    const holder = document.createElement("div");
    holder.innerHTML = renderToString(<OnServer id="lower" />);
    document.body.append(holder);
    const link = holder.querySelector("a");
    const InBrowser = asSent({ onServer: undefined, load });
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(async () => {
      root = hydrateRoot(holder, <InBrowser id="lower" />);
    });
    await act(async () => root?.render(<InBrowser id="lower" />));
    expect(holder.querySelector("a")).toBe(link);
    expect(link?.getAttribute("href")).toBe("/valuation");
    expect(load).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });

  it("is fetched for a visitor who comes from another page of the site", async () => {
    const Later = asSent({ onServer: undefined, load: async () => Lower });
    await act(async () => void render(<Later id="lower" />));
    expect(screen.getByRole("link").textContent).toBe("The process");
  });

  describe("that is woken", () => {
    const Live = () => <button type="button">Open</button>;

    async function arrive(load: () => Promise<ComponentType>, onFail = () => {}) {
      const OnServer = asSent({ onServer: Lower, load });
      const InBrowser = asSent({ onServer: undefined, load });
      const holder = document.createElement("div");
      holder.innerHTML = renderToString(<OnServer id="lower" />);
      document.body.append(holder);
      await act(async () => {
        root = hydrateRoot(holder, <InBrowser id="lower" />);
      });
      const wake = () => act(async () => root?.render(<InBrowser id="lower" wake onFail={onFail} />));
      return { holder, wake };
    }

    it("gives way to its own script, and not before that has arrived", async () => {
      const { promise, resolve } = Promise.withResolvers<ComponentType>();
      const { holder, wake } = await arrive(() => promise);
      const link = holder.querySelector("a");
      await wake();
      expect(holder.querySelector("a")).toBe(link);
      await act(async () => resolve(Live));
      expect(holder.textContent).toBe("Open");
    });

    it("stays as it was sent where the script does not arrive, and says so", async () => {
      const onFail = vi.fn();
      const { holder, wake } = await arrive(() => Promise.reject(new Error("offline")), onFail);
      const link = holder.querySelector("a");
      await wake();
      expect(onFail).toHaveBeenCalledOnce();
      expect(holder.querySelector("a")).toBe(link);
    });
  });
});
