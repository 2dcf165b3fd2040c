import { useEffect, useEffectEvent, useRef, useState } from "react";
import { whenNear } from "#app/design/ui/behavior/when-near.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Loader } from "#app/design/ui/feedback/loader.tsx";
import { bookAction } from "#content/actions.ts";
import type { SiteSettings } from "#content/schemas/site.ts";
import { bookingWords as words } from "#content/valuation-results.ts";
import { type SchedulingDetails, schedulingLink } from "#domain/contact/scheduling-link.ts";
import * as styles from "./booking.module.css";
import { DirectContact } from "./direct-contact.tsx";
import { isReachable } from "./is-reachable.ts";

type SchedulingFrameProps = {
  readonly contacts: Pick<SiteSettings, "schedulingUrl" | "phone" | "email">;
  readonly details: SchedulingDetails;
};

type FrameState = "far" | "asking" | "loading" | "shown" | "failed";

const nearMargin = "600px 0px";
const loadTimeoutMs = 8_000;

/** The firm's calendar, loaded when it comes near the viewport; phone and link replace it if it does not load. */
export function SchedulingFrame({ contacts, details }: SchedulingFrameProps) {
  const page = contacts.schedulingUrl;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FrameState>("far");
  // Set once, because a new address would reload the frame and lose what was typed into it.
  const [address, setAddress] = useState("");
  const isWaiting = state === "asking" || state === "loading";

  useEffect(() => {
    if (state !== "far" || !box.current) return;
    return whenNear(box.current, nearMargin, () => setState("asking"));
  }, [state]);

  const open = useEffectEvent((isThere: boolean) => {
    setAddress(schedulingLink(page, details));
    setState(isThere ? "loading" : "failed");
  });

  useEffect(() => {
    if (state !== "asking") return;
    const asked = new AbortController();
    void isReachable(page, asked.signal).then((isThere) => {
      if (!asked.signal.aborted) open(isThere);
    });
    return () => asked.abort();
  }, [state, page]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState("failed"), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  if (state === "failed") return <DirectContact note={words.failed} contacts={contacts} />;
  return (
    <>
      <div ref={box} className={classNames(styles.frame, "reg script-only")} data-state={state}>
        {isWaiting && <Loader label={words.loading} />}
        {(state === "loading" || state === "shown") && (
          <iframe title={words.frameTitle} src={address} height={600} onLoad={() => setState("shown")} />
        )}
      </div>
      <p className={styles.note}>
        {words.apart}{" "}
        <TextLink to={page} standalone icon="arrow-up-right">
          {bookAction.label}
        </TextLink>
      </p>
    </>
  );
}
