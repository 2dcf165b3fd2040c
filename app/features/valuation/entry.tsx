import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { AddressForm } from "#app/ui/address-form.tsx";
import { Frame, Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { valuationPage } from "#content/pages/valuation.ts";
import { pathOf } from "#content/registry.ts";
import { withProtocol } from "#domain/website/address.ts";
import { readValuationQuery } from "#domain/website/valuation-query.ts";
import "./entry.css";
import { NextStep } from "./next-step.tsx";
import { Specimen } from "./specimen.tsx";

/** Lets the page be seen before anything opens over it. */
const autoStartDelayMs = 100;

const [enter, report] = valuationPage.steps;
const steps = [
  { ...enter, state: "active" },
  { ...report, state: "upcoming" },
] as const;

/** Step 1: the address. It may have been typed on another page and handed over in the query. */
export function ValuationEntry() {
  const { title, lead, form, trust } = valuationPage;
  const [search] = useSearchParams();
  const { website, autoStart } = readValuationQuery(search);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");

  // The page is written ahead of any visit, so the query is only known here.
  useEffect(() => {
    const field = input.current;
    const handedOver = withProtocol(website);
    if (!field || handedOver === "") return;
    if (field.value === "") field.value = handedOver;
    if (!autoStart || field.value !== handedOver) return;
    const timer = setTimeout(() => setAsked(handedOver), autoStartDelayMs);
    return () => clearTimeout(timer);
  }, [website, autoStart]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(withProtocol(input.current?.value ?? ""));
  }

  return (
    <>
      <Section flush className="stepbar">
        <Frame padding="none">
          <Steps steps={steps} />
        </Frame>
      </Section>
      <Section className="v1">
        <Frame>
          <div className="v1__l">
            <h1 className="display-2">{title}</h1>
            <p className="lead">{lead}</p>
            <AddressForm
              action={pathOf("contact")}
              name="website"
              ref={input}
              label={form.label}
              placeholder={form.placeholder}
              button={form.submit}
              onSubmit={submit}
            />
            <ul className="v1__n">
              {trust.map(({ value, label }) => (
                <li key={value}>
                  <b>{value}</b> {label}
                </li>
              ))}
            </ul>
          </div>
          <div className="v1__r">
            <Specimen />
          </div>
        </Frame>
      </Section>
      <NextStep website={asked} onClose={() => setAsked("")} />
    </>
  );
}
