import { Link } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { signInWords, linkUsedWords as words } from "#content/desk/sign-in.ts";
import { SignInFrame } from "./frame.tsx";

/** An invitation or a link for a new password that was used, or whose time is over. */
export function LinkUsed() {
  return (
    <SignInFrame title={words.title} lead={words.text} motto={signInWords.motto}>
      <Link className={buttonClass("secondary")} to="/sign-in">
        {words.signIn}
      </Link>
    </SignInFrame>
  );
}
