/**
 * `/embed.js`, the script on a partner's page: shows the valuation in a frame after its own tag. It reads nothing of the
 * page but its own tag, sends nothing but the partner's key, and stores nothing. It is built alone, without imports, and
 * sets styles through the DOM, which a content security policy for styles does not forbid.
 */
declare const __FRAME_TITLE__: string;
declare const __LINK_TEXT__: string;

/** A frame that has not reported by then is refused here, or slow: a link takes its place until it reports. */
const patienceMs = 8_000;
const heightLimits = { min: 100, max: 30_000 };
/** Room for a header that stays at the top of the partner's page. */
const headerHeight = 90;
const script = document.currentScript;

if (script instanceof HTMLScriptElement) showFrame(script, script.dataset["partner"] ?? "");

function showFrame(tag: HTMLScriptElement, partner: string) {
  const { origin } = new URL(tag.src);
  const key = encodeURIComponent(partner);
  const frame = document.createElement("iframe");
  frame.title = __FRAME_TITLE__;
  frame.referrerPolicy = "no-referrer";
  frame.allow = "clipboard-write";
  // May not lead the partner's page elsewhere, open windows of the system or ask for devices.
  frame.setAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads",
  );
  const { style } = frame;
  style.display = "block";
  style.width = "100%";
  style.height = "640px";
  style.border = "0";
  // Until it reports, so that nobody sees the browser's own error page.
  style.visibility = "hidden";
  frame.src = `${origin}/embed/${key}`;

  const link = document.createElement("a");
  link.href = `${origin}/valuation?utm_source=${key}&utm_medium=partner`;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.textContent = __LINK_TEXT__;
  const timer = setTimeout(() => {
    style.height = "0";
    frame.before(link);
  }, patienceMs);

  addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const { height, top } = (data ?? {}) as { readonly height?: unknown; readonly top?: unknown };
    if (!isWithin(height, heightLimits.min)) return;
    clearTimeout(timer);
    link.remove();
    style.visibility = "visible";
    style.height = `${height}px`;
    if (!isWithin(top, 0)) return;
    const place = frame.getBoundingClientRect().top + top;
    if (place < 0 || place > innerHeight / 2) scrollBy(0, place - headerHeight);
  });
  tag.after(frame);
}

function isWithin(value: unknown, min: number): value is number {
  return typeof value === "number" && value >= min && value <= heightLimits.max;
}
