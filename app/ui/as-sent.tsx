import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";

type Part = {
  /** Given where `import.meta.env.SSR` holds, so that the browser's script does without it. */
  readonly onServer: ComponentType | undefined;
  /** For visitors who come from another page of the site, and so were sent no document that holds it. */
  readonly load: () => Promise<ComponentType>;
};

type AsSentProps = {
  /** Names the content: another page's part must not be taken for this one. */
  readonly id: string;
  /** From now on its own script is needed: it is fetched, and takes the place of what was sent. */
  readonly wake?: boolean;
  /** It did not arrive: what was sent stays. */
  readonly onFail?: () => void;
};

/**
 * A part of a page that only shows and links, or does until it is woken. It stays as the server sent it and weighs nothing in the
 * page's script. Its styles are imported by the page, and what needs a script in it waits for `wake`.
 */
export function asSent({ onServer: OnServer, load }: Part) {
  const Fetched = lazy(async () => ({ default: await load() }));

  return function AsSent({ id, wake = false, onFail }: AsSentProps) {
    // Read once: from then on the document's copy is this component's own.
    const [sent] = useState(() => (OnServer ? undefined : document.getElementById(id)?.innerHTML));
    const [Woken, setWoken] = useState<ComponentType>();
    const fail = useEffectEvent(() => onFail?.());
    const isNeeded = wake && sent !== undefined && !Woken;
    useEffect(() => {
      if (isNeeded) load().then((part) => setWoken(() => part), fail);
    }, [isNeeded]);
    if (Woken) return <Woken />;
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
