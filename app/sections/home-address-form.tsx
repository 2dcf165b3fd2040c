import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { AddressForm } from "#app/ui/address-form.tsx";
import { homePage } from "#content/pages/home.ts";
import { pathOf } from "#content/registry.ts";
import { isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import { valuationSearch } from "#domain/website/valuation-query.ts";

const isRefused = (typed: string) => typed.trim() !== "" && !isWebsiteAddress(typed);

/** The way into the valuation. Until its script arrives it is a plain form that sends the address along. */
export function HomeAddressForm() {
  const { form } = homePage;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState(false);

  // The visitor may have typed, or the browser restored an address, before the script arrived.
  useEffect(() => setReady(isWebsiteAddress(input.current?.value ?? "")), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value ?? "";
    if (isRefused(typed)) setRefused(true);
    else void navigate({ pathname: pathOf("valuation"), search: typed.trim() ? valuationSearch(typed) : "" });
  }

  return (
    <AddressForm
      className="hero__f"
      action={pathOf("valuation")}
      name="website"
      ref={input}
      label={form.label}
      placeholder={form.placeholder}
      button={form.submit}
      disabled={!ready}
      error={refused && form.refusal}
      onChange={({ target }) => {
        setReady(isWebsiteAddress(target.value));
        setRefused(false);
      }}
      onBlur={({ target }) => {
        target.value = withProtocol(target.value);
        setRefused(isRefused(target.value));
      }}
      onSubmit={submit}
    >
      <input type="hidden" name="autoStart" value="true" />
      <ul className="hero__n">
        {form.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </AddressForm>
  );
}
