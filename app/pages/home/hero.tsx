import { Engraving } from "#app/design/art/engraving.tsx";
import { Headline } from "#app/design/ui/headline.tsx";
import { homePage } from "#content/pages/home.ts";
import { HomeAddressForm } from "./address-form.tsx";
import "./hero.css";
import { PlatformPreview } from "./platform-preview.tsx";

/** Half paper with the question, half engraved pine with a sheet of the client platform on it. */
export function HomeHero() {
  return (
    <section className="hero">
      <div className="hero__l">
        <Headline className="display-1" lines={homePage.title} />
        <p className="lead">{homePage.lead}</p>
        <HomeAddressForm />
      </div>
      <div className="hero__r far on-pine">
        <Engraving />
        <PlatformPreview />
      </div>
    </section>
  );
}
