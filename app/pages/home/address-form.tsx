import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { AddressForm } from "#app/design/ui/forms/address-form.tsx";
import { homePage } from "#content/pages/home.ts";
import { pathOf } from "#content/registry/registry.ts";
import { websiteAddressWords as words } from "#content/valuation/website-address.ts";
import { isRefusedAddress, isWebsiteAddress, withProtocol } from "#domain/website/address.ts";
import { valuationSearch } from "#domain/website/valuation-query.ts";
import * as styles from "./hero.module.css";

/** Starts the valuation. A plain form until hydration, which submits the address. */
export function HomeAddressForm() {
  const { form } = homePage;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState(false);
  const [note, setNote] = useState<"missing" | "refused">();

  // The visitor may have typed, or the browser restored an address, before hydration.
  useEffect(() => setReady(isWebsiteAddress(input.current?.value ?? "")), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value ?? "";
    if (isRefusedAddress(typed)) setNote("refused");
    else void navigate({ pathname: pathOf("valuation"), search: typed.trim() ? valuationSearch(typed) : "" });
  }

  function explain() {
    setNote(isRefusedAddress(input.current?.value ?? "") ? "refused" : "missing");
    input.current?.focus();
  }

  return (
    <AddressForm
      className={styles.form}
      action={pathOf("valuation")}
      name="website"
      ref={input}
      label={form.label}
      placeholder={form.placeholder}
      button={form.submit}
      disabled={!ready}
      onDisabledPress={explain}
      hint={note === "missing" && words.missing}
      error={note === "refused" && words.refused}
      onChange={({ target }) => {
        setReady(isWebsiteAddress(target.value));
        setNote(undefined);
      }}
      onBlur={({ target }) => {
        target.value = withProtocol(target.value);
        setNote(isRefusedAddress(target.value) ? "refused" : undefined);
      }}
      onSubmit={submit}
    >
      <input type="hidden" name="autoStart" value="true" />
      <ul className={styles.notes}>
        {form.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </AddressForm>
  );
}
