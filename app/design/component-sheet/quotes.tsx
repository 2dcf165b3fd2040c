import { Portrait } from "#app/design/art/portrait.tsx";
import { Rating } from "#app/design/ui/quotes/rating.tsx";
import { Redacted, Unredacted } from "#app/design/ui/quotes/redaction.tsx";
import { Monogram, Testimonial } from "#app/design/ui/quotes/testimonial.tsx";
import { OnPine, Specimen, SpecimenCell, SpecimenGrid, SpecimenRow } from "./specimen.tsx";

const quote =
  "The book was clean and the answers came the same day. We raised our number twice, and it was still a fair price.";

export function QuotesSection() {
  return (
    <Specimen id="quotes" title="Testimonial">
      <SpecimenGrid columns={2}>
        <Testimonial quote={quote} name="Partner" detail="Lower middle-market sponsor, name withheld" rating={5}>
          <Portrait name="R K" size="small" />
        </Testimonial>
        <OnPine>
          <Testimonial
            quote="The seller was ready. That is rarer than a good company."
            name="Partner"
            detail="Family office"
          >
            <Monogram initials="TB" tone="brass" />
          </Testimonial>
        </OnPine>
      </SpecimenGrid>
      <Testimonial
        featured
        quote="I lost that auction by a quarter turn and I would still take their next call."
        name="Head of Corporate Development"
        detail="Software group"
      />
      <div>
        <SpecimenRow>
          <Monogram initials="MK" />
          <Monogram initials="SR" tone="dark" />
          <Monogram initials="TB" tone="brass" />
          <Monogram initials="EH" tone="ease" />
          <Monogram initials="CJ" tone="mid" />
        </SpecimenRow>
      </div>
      <div>
        <SpecimenRow end>
          <SpecimenCell name="Rating">
            <Rating />
          </SpecimenCell>
          <SpecimenCell name="Four of five">
            <Rating value={4} />
          </SpecimenCell>
          <SpecimenCell name="Redacted">
            <p>
              Letter of intent from <Redacted reason="Buyer’s name, withheld until the NDA" length={8} /> at{" "}
              <Redacted reason="Price, withheld until the NDA" length={3} />
            </p>
          </SpecimenCell>
          <SpecimenCell name="Lifted">
            <p>
              Letter of intent from <Unredacted>a strategic buyer</Unredacted> at <Unredacted>6.2x ARR</Unredacted>
            </p>
          </SpecimenCell>
        </SpecimenRow>
      </div>
      <div>
        <OnPine row>
          <Rating value={4} />
          <p>
            Offered by <Redacted reason="Buyer’s name, withheld" /> and <Unredacted>a family office</Unredacted>
          </p>
        </OnPine>
      </div>
    </Specimen>
  );
}
