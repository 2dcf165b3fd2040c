import { type ComponentType, lazy, Suspense, useState } from "react";

type Part = {
  /** Given where `import.meta.env.SSR` holds, so that the browser's script does without it. */
  readonly onServer: ComponentType | undefined;
  /** For visitors who come from another page of the site, and so were sent no document that holds it. */
  readonly load: () => Promise<ComponentType>;
};

/**
 * A part of a page that only shows and links. It stays as the server sent it and weighs nothing in the page's script.
 * Its styles are imported by the page, and it must hold nothing that needs a script.
 */
export function asSent({ onServer: OnServer, load }: Part) {
  const Fetched = lazy(async () => ({ default: await load() }));

  /** The id names the content: another page's part must not be taken for this one. */
  return function AsSent({ id }: { readonly id: string }) {
    // Read once: from then on the document's copy is this component's own.
    const [sent] = useState(() => (OnServer ? undefined : document.getElementById(id)?.innerHTML));
    if (sent !== undefined) {
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered from our own components
        <div id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />
      );
    }
    return (
      <div id={id} className="contents">
        {OnServer ? (
          <OnServer />
        ) : (
          <Suspense>
            <Fetched />
          </Suspense>
        )}
      </div>
    );
  };
}
