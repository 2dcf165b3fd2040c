import { useState } from "react";
import { AddressForm } from "#app/design/ui/forms/address-form.tsx";
import { Checkbox } from "#app/design/ui/forms/checkbox.tsx";
import { Field, TextArea, TextInput } from "#app/design/ui/forms/field.tsx";
import { pathOf } from "#content/registry/registry.ts";
import { Specimen, SpecimenCell, SpecimenGrid } from "./specimen.tsx";

const sample = "https://northgate.example";

function LiveAddressForm() {
  const [address, setAddress] = useState("");
  return (
    <AddressForm
      action={pathOf("valuation")}
      name="website"
      label="Your company’s website"
      placeholder="yourcompany.com"
      button="Get Free Valuation"
      value={address}
      onChange={(event) => setAddress(event.currentTarget.value)}
      disabled={!address.includes(".")}
    />
  );
}

export function FieldSection() {
  return (
    <Specimen id="fields" title="Fields">
      <SpecimenGrid columns={2}>
        <Field label="Website address" hint="We add https:// for you.">
          <TextInput name="website-default" inputMode="url" placeholder="yourcompany.com" />
        </Field>
        <Field label="With an error" error="Enter a full address, such as northgate.example">
          <TextInput name="website-error" defaultValue="northgate" />
        </Field>
        <Field label="Disabled">
          <TextInput name="website-disabled" defaultValue={sample} disabled />
        </Field>
        <Field label="Message" hint="What you would like to sell, and by when." optional>
          <TextArea name="message" />
        </Field>
      </SpecimenGrid>
      <SpecimenGrid columns={2}>
        <SpecimenCell name="Boxes" fill>
          <Checkbox label="Value over time" name="box-default" />
          <Checkbox label="What a buyer adds back" note="So they can check it" name="box-checked" defaultChecked />
          <Checkbox label="Range, drivers, worksheet" note="Always" name="box-disabled" defaultChecked disabled />
        </SpecimenCell>
      </SpecimenGrid>
      <SpecimenGrid columns={2}>
        <SpecimenCell name="Empty, until the address will do" fill>
          <LiveAddressForm />
        </SpecimenCell>
        <SpecimenCell name="Loading" fill>
          <AddressForm
            action={pathOf("valuation")}
            name="website"
            label="Website address"
            defaultValue={sample}
            button="Analyzing..."
            busy
          />
        </SpecimenCell>
        <SpecimenCell name="With an error" fill>
          <AddressForm
            action={pathOf("valuation")}
            name="website"
            label="Website address"
            labelHidden
            defaultValue="northgate"
            button="Analyze Business"
            error="Enter a full address, such as northgate.example"
          />
        </SpecimenCell>
      </SpecimenGrid>
    </Specimen>
  );
}
