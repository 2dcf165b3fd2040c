import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { memberMails } from "#domain/mail/member-mails.ts";
import * as styles from "./own.module.css";
import type { OwnAccount } from "./own-account-access.ts";

const words = ownAccountWords.mails;

/** Which mails the member gets, each with a button that turns it on or off. */
export function OwnMails({ account: { mails, canMail } }: { readonly account: Pick<OwnAccount, "mails" | "canMail"> }) {
  return (
    <div className={styles.part}>
      <h3>{words.title}</h3>
      {!canMail && <p className={styles.quiet}>{words.noMail}</p>}
      <ul className={styles.list}>
        {memberMails.map((mail) => {
          const { name, text } = words.names[mail];
          const isOn = mails[mail];
          const does = isOn ? words.turnOff : words.turnOn;
          return (
            <li key={mail} className={styles.row}>
              <span className={styles.what}>
                <b>{name}</b>
                <span className={styles.quiet}>{text}</span>
              </span>
              <StateMark state={isOn ? "done" : "off"}>{isOn ? words.on : words.off}</StateMark>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="mail" value={mail} />
                <input type="hidden" name="wanted" value={isOn ? "no" : "yes"} />
                <Button
                  type="submit"
                  size="sm"
                  variant="quiet"
                  name="do"
                  value="chooseMail"
                  aria-label={`${does}: ${name}`}
                >
                  {does}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
