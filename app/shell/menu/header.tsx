import { Logo } from "#app/design/art/logo.tsx";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { mainNavigation, nextStep, signInLabel } from "#content/registry/navigation.ts";
import { pathOf } from "#content/registry/registry.ts";
import { site } from "#content/site.ts";
import * as styles from "./header.module.css";
import { MainNav } from "./main-nav.tsx";
import { navigationOf } from "./navigation.ts";
import { SmallMenu } from "./small-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

const items = navigationOf(mainNavigation);

export function Header({ onSmallMenuChange }: { readonly onSmallMenuChange: (open: boolean) => void }) {
  const scrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <SmartLink className={styles.home} to={pathOf("home")} aria-label={`${site.brand} home`}>
          <Logo />
        </SmartLink>
        <MainNav items={items} />
        <div className={styles.end}>
          <ButtonLink className={styles.signIn} to={site.platformUrl} variant="quiet" icon="arrow-up-right">
            {signInLabel}
          </ButtonLink>
          <ButtonLink to={pathOf(nextStep.page)}>{nextStep.label}</ButtonLink>
          <SmallMenu items={items} onOpenChange={onSmallMenuChange} />
        </div>
      </div>
    </header>
  );
}
