import { useEffect, useEffectEvent, useRef, useState } from "react";
import { whenNear } from "#app/design/ui/behavior/when-near.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Loader } from "#app/design/ui/feedback/loader.tsx";
import { bookAction } from "#content/actions.ts";
import { bookingWords as words } from "#content/valuation/results.ts";
import { bookingReference } from "#domain/contact/booking-reference.ts";
import { type SchedulingDetails, schedulingLink } from "#domain/contact/scheduling-link.ts";
import * as styles from "./booking.module.css";
import type { BookingContacts } from "./booking.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { isReachable } from "./is-reachable.ts";

type SchedulingFrameProps = {
  readonly contacts: BookingContacts;
  readonly details: SchedulingDetails;
  /** Undefined until the firm has the valuation. */
  readonly valuationId: string | undefined;
};

type FrameState = "far" | "asking" | "loading" | "shown" | "failed";

const nearMargin = "600px 0px";
const timeoutMs = 8_000;

/** The firm's calendar, loaded when it comes near the viewport; phone and link replace it if it does not load. */
export function SchedulingFrame({ contacts, details, valuationId }: SchedulingFrameProps) {
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

  const referenceNow = useEffectEvent(() => valuationId && bookingReference(valuationId).catch(() => undefined));
  const open = useEffectEvent((isThere: boolean, reference: string | undefined) => {
    setAddress(schedulingLink(page, { ...details, reference }, contacts.schedulingProvider));
    setState(isThere ? "loading" : "failed");
  });

  useEffect(() => {
    if (state !== "asking") return;
    const check = new AbortController();
    void Promise.all([isReachable(page, check.signal), referenceNow()]).then((found) => {
      if (!check.signal.aborted) open(...found);
    });
    return () => check.abort();
  }, [state, page]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState("failed"), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const link = address || page;
  if (state === "failed") return <DirectContact note={words.failed} contacts={{ ...contacts, schedulingUrl: link }} />;
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
        <TextLink to={link} standalone icon="arrow-up-right">
          {bookAction.label}
        </TextLink>
      </p>
    </>
  );
}
