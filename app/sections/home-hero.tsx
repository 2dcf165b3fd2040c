import { Engraving } from "#app/art/engraving.tsx";
import { homePage } from "#content/pages/home.ts";
import { Headline } from "./headline.tsx";
import { HomeAddressForm } from "./home-address-form.tsx";
import "./home-hero.css";
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
