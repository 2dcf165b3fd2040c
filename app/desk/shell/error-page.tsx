import { Link } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { deskScreens, type ErrorWords } from "#content/desk/shell.ts";
import * as styles from "./error-page.module.css";

export function ErrorPage({ words }: { readonly words: ErrorWords }) {
  return (
    <main className={styles.page}>
      <h1 className="title-2">{words.title}</h1>
      <p className="muted">{words.text}</p>
      <Link className={buttonClass("secondary", "sm")} to={deskScreens.today.path}>
        {deskScreens.today.name}
      </Link>
    </main>
  );
}
