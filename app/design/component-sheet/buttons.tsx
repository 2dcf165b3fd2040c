import { Button, ButtonLink, type ButtonVariant } from "#app/design/ui/controls/button.tsx";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import * as styles from "./component-sheet.module.css";
import { OnPine, Specimen, SpecimenCell, SpecimenRow } from "./specimen.tsx";

const states = [{ name: "Default" }, { name: "Disabled", disabled: true }] as const;

function ButtonStates({ variant, children }: { readonly variant: ButtonVariant; readonly children: string }) {
  return (
    <SpecimenRow>
      {states.map(({ name, ...state }) => (
        <SpecimenCell key={name} name={name}>
          <Button variant={variant} {...state}>
            {children}
          </Button>
        </SpecimenCell>
      ))}
      <SpecimenCell name="Loading">
        <Button variant={variant} busy>
          Analyzing...
        </Button>
      </SpecimenCell>
    </SpecimenRow>
  );
}

export function ButtonSection() {
  return (
    <Specimen id="buttons" title="Buttons">
      <ButtonStates variant="primary">Get My Valuation</ButtonStates>
      <ButtonStates variant="secondary">Book a Call</ButtonStates>
      <SpecimenRow>
        <Button size="sm">Small 44</Button>
        <Button>Regular 48</Button>
        <Button size="lg">Large 58</Button>
        <ButtonLink to={site.platformUrl} variant="quiet" icon="arrow-up-right">
          Sign In
        </ButtonLink>
        <TextLink to={pathOf("industries")} icon="arrow-right">
          View all industries
        </TextLink>
      </SpecimenRow>
      <OnPine>
        <div className={styles.stack}>
          <ButtonStates variant="paper">Get Free Valuation</ButtonStates>
          <ButtonStates variant="line">Book a Call</ButtonStates>
          <TextLink to={site.platformUrl} icon="arrow-up-right">
            Access Platform
          </TextLink>
        </div>
      </OnPine>
    </Specimen>
  );
}
