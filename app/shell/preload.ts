const asked = new Map<string, Promise<unknown> | undefined>();

function ask(path: string): Promise<unknown> | undefined {
  const href = `/${path}`;
  const isStyle = href.endsWith(".css");
  if (document.querySelector(`link[rel=${isStyle ? "stylesheet" : "modulepreload"}][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: isStyle ? "stylesheet" : "modulepreload", href });
  document.head.append(link);
  if (!isStyle) return undefined;
  // A part must not show before its styles are there; scripts are waited for by whoever imports them.
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
}

/** Asks for a script's own imports and styles beside it. In the place of the build tool's, which is three times as long. */
export async function __vitePreload<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  for (const path of paths) if (!asked.has(path)) asked.set(path, ask(path));
  try {
    await Promise.all(paths.map((path) => asked.get(path)));
  } catch (error) {
    // The next try asks again.
    for (const path of paths) asked.delete(path);
    throw error;
  }
  return load();
}
