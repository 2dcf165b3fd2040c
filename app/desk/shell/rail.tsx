import { Form, Link, NavLink } from "react-router";
import { Logo } from "#app/design/art/logo.tsx";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Initials } from "#app/desk/ui/initials.tsx";
import { leadListWords } from "#content/desk/leads/leads.ts";
import { deskScreens, roleNames, shellWords } from "#content/desk/shell.ts";
import type { RailCounts } from "#domain/desk/leads/lead-list.ts";
import type { Member } from "#domain/desk/people/member.ts";
import { screenIcons } from "./icons.ts";
import * as styles from "./rail.module.css";
import { ScreenCount } from "./screen-count.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

const screens = Object.entries(deskScreens) as [keyof typeof deskScreens, (typeof deskScreens)["today"]][];

type Props = { readonly member: Member; readonly counts: RailCounts; readonly showKeys: () => void };

export function Rail({ member, counts, showKeys }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={styles.ground}>
      <div className={`${styles.rail} on-pine`}>
        <Link className={styles.home} to={deskScreens.today.path}>
          <Logo />
        </Link>
        <Form className={styles.find} role="search" aria-label={shellWords.find} action={deskScreens.leads.path}>
          <Icon name="search" size="s" />
          <input
            id="find-anywhere"
            className={styles.findField}
            type="search"
            name="q"
            aria-label={shellWords.find}
            placeholder={shellWords.find}
          />
          <kbd className={styles.key}>/</kbd>
        </Form>
        <nav className={styles.screens} aria-label={shellWords.navigation} data-live={hydrated}>
          {screens.map(([id, { path, name }]) => (
            <NavLink key={id} className={() => styles.screen} to={path} end={id === "today"}>
              <Icon name={screenIcons[id]} size="s" />
              {name}
              <ScreenCount screen={id} counts={counts} />
            </NavLink>
          ))}
        </nav>
        <section className={styles.member} aria-label={shellWords.account}>
          <Initials name={member.name} size="l" />
          <div>
            <b className={styles.name}>{member.name}</b>
            <span className={styles.role}>{roleNames[member.role]}</span>
            <SignOutForm>
              <button type="submit" className={styles.signOut}>
                {shellWords.signOut}
              </button>
            </SignOutForm>
            {hydrated && (
              <button type="button" className={styles.signOut} onClick={showKeys}>
                {leadListWords.keys.title}
              </button>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
