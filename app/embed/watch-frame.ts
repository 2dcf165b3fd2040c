/** The progress covers the frame and is laid out by the frame's height, so it has one. */
const progressHeight = 700;
const aroundDialog = 24;
/** Above a dialog and the place that the visitor pressed. */
const aboveDialog = 160;
/** Above a heading that is to be seen. */
const aboveHeading = 24;

/** What the page around the frame is told: see `partner-page/show-frame.ts`. */
export type FrameMessage = {
  readonly height: number;
  /** The place that the visitor must see next, in pixels from the top of the frame. */
  readonly top?: number;
};

/** Sends the height of the content to the page around the frame whenever it changes. Returns a function to stop. */
export function watchFrame(content: HTMLElement, origins: readonly string[]): () => void {
  if (window.parent === window) return () => {};
  let sent: number | undefined;
  /** Where the visitor pressed or typed last, outside of dialogs. */
  let place = 0;
  let dialog: HTMLDialogElement | undefined;

  function send(message: FrameMessage) {
    sent = message.height;
    for (const origin of targetsOf(origins)) window.parent.postMessage(message, origin);
  }

  function update() {
    const height = heightOf(content, dialog);
    if (height !== sent) send({ height });
  }

  function show(top: number) {
    send({ height: heightOf(content, dialog), top: Math.max(0, Math.round(top)) });
  }

  /** A dialog was opened or closed. */
  function followDialog() {
    const open = document.querySelector<HTMLDialogElement>("dialog:modal") ?? undefined;
    if (open === dialog) return;
    if (dialog) resized.unobserve(dialog);
    dialog = open;
    if (!open) return update();
    resized.observe(open);
    if (isProgress(open)) return show(0);
    const lowest = Math.max(aroundDialog, content.offsetHeight - open.offsetHeight - aroundDialog);
    const top = Math.min(Math.max(place - aboveDialog, aroundDialog), lowest);
    document.documentElement.style.setProperty("--dialog-top", `${Math.round(top)}px`);
    show(top - aroundDialog);
  }

  function rememberPlace({ target }: Event) {
    if (target instanceof Element && !target.closest("dialog")) place = target.getBoundingClientRect().top + scrollY;
  }

  /** What only scripts can focus is the heading of a new screen, or of the place that a link leads to. */
  function showFocused({ target }: Event) {
    if (!(target instanceof HTMLElement) || target.closest("dialog") || target.tabIndex !== -1) return;
    show(target.getBoundingClientRect().top + scrollY - aboveHeading);
  }

  const resized = new ResizeObserver(update);
  const changed = new MutationObserver(followDialog);
  const listening = new AbortController();
  resized.observe(content);
  changed.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  for (const type of ["pointerdown", "keydown"])
    document.addEventListener(type, rememberPlace, { capture: true, signal: listening.signal });
  document.addEventListener("focusin", showFocused, { signal: listening.signal });
  update();
  return () => {
    resized.disconnect();
    changed.disconnect();
    listening.abort();
  };
}

const isProgress = (dialog: HTMLDialogElement) => dialog.hasAttribute("closedby");

function heightOf(content: HTMLElement, dialog: HTMLDialogElement | undefined): number {
  if (dialog && isProgress(dialog)) return progressHeight;
  const dialogEnd = dialog ? dialog.offsetTop + dialog.offsetHeight + aroundDialog : 0;
  return Math.ceil(Math.max(content.offsetHeight, dialogEnd));
}

/**
 * Only a page of the partner's origins is told anything. Browsers that do not name the origin around a frame deliver
 * the message to the right one of the list.
 */
function targetsOf(origins: readonly string[]): readonly string[] {
  const parent = location.ancestorOrigins?.[0];
  if (parent === undefined) return origins;
  return origins.includes(parent) ? [parent] : [];
}
