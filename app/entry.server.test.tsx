// @vitest-environment node
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { failureContext, nonceContext } from "./context.ts";
import * as deskEntry from "./desk/entry.server.tsx";
import * as entry from "./entry.server.tsx";

vi.stubEnv("DEV", false);

function handlerFor(Page: () => React.ReactNode, module: object = entry) {
  const route = { id: "root", path: "", module: { default: Page } };
  const asset = {
    id: "root",
    path: "",
    module: "/root.js",
    hasAction: false,
    hasLoader: false,
    hasErrorBoundary: false,
  };
  return createRequestHandler(
    {
      entry: { module },
      routes: { root: route },
      assets: {
        entry: { module: "/entry.js", imports: [] },
        routes: { root: asset },
        url: "/manifest.js",
        version: "1",
      },
      publicPath: "/",
      assetsBuildDirectory: "",
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: "initial" },
    } as unknown as ServerBuild,
    "production",
  );
}

function visit(Page: () => React.ReactNode, signal?: AbortSignal) {
  const failures: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(nonceContext, "a-nonce");
  context.set(failureContext, (error) => failures.push(error));
  const request = new Request("http://localhost/", signal ? { signal } : {});
  return { failures, answer: handlerFor(Page)(request, context) };
}

test("does not report a visitor who leaves while the page is rendered", async () => {
  const left = new AbortController();
  const { failures, answer } = visit(() => {
    left.abort("Client connection prematurely closed.");
    return <p>Late</p>;
  }, left.signal);
  await answer.catch(() => undefined);
  expect(failures).toEqual([]);
});

test("reports a page that throws, with its error", async () => {
  const broken = new Error("broken");
  const { failures, answer } = visit(() => {
    throw broken;
  });
  await answer.catch(() => undefined);
  expect(failures).toContain(broken);
});

test.each([
  ["the site", entry],
  ["the desk", deskEntry],
])("%s: a rendering never listens to its request, or Node.js would keep the page in memory", async (_name, module) => {
  const listened: unknown[] = [];
  const watched: typeof module = {
    ...module,
    default: (request: Request, ...rest) => {
      vi.spyOn(request.signal, "addEventListener").mockImplementation((type) => listened.push(type));
      return module.default(request, ...rest);
    },
  };
  const context = new RouterContextProvider();
  context.set(nonceContext, "a-nonce");
  context.set(failureContext, () => undefined);
  const answer = await handlerFor(() => <p>Page</p>, watched)(new Request("http://localhost/"), context);
  expect(await answer.text()).toContain("Page");
  expect(listened).toEqual([]);
});
