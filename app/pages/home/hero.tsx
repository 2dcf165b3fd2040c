import { Engraving } from "#app/design/art/engraving.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Headline } from "#app/design/ui/headline.tsx";
import { homePage } from "#content/pages/home.ts";
import { HomeAddressForm } from "./address-form.tsx";
import * as styles from "./hero.module.css";
import { PlatformPreview } from "./platform-preview.tsx";

/** Half paper with the question, half green with a sheet of the client platform. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.question}>
        <Headline className="display-1" lines={homePage.title} />
        <p className="lead">{homePage.lead}</p>
        <HomeAddressForm />
      </div>
      <div className={classNames(styles.preview, "lazy-layout on-pine")}>
        <Engraving />
        <PlatformPreview />
      </div>
    </section>
  );
}
