import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { privatePage } from "#content/pages/private-page.ts";
import { site } from "#content/site.ts";
import type { OwnedShare } from "#domain/sharing/share.ts";
import { longDate } from "#domain/time/long-date.ts";
import { ActionForm } from "./action-form.tsx";
import * as pageStyles from "./history.module.css";
import * as styles from "./share-list.module.css";

const words = privatePage.share;
const dateOf = (at: number) => longDate(at, site.timeZone);
/** A link is open through the day before the moment at which it ends, unless it ends in the middle of a day. */
const lastDayOf = ({ expiresAt }: OwnedShare) => dateOf(expiresAt - 1);

type ShareListProps = { readonly path: string; readonly shares: readonly OwnedShare[] };

/** The links of this valuation, newest first, with their readers and a way to close each. */
export function ShareList({ path, shares }: ShareListProps) {
  return (
    <div>
      <h3 className="head-4">{words.list}</h3>
      {shares.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {shares.map((share) => (
          <ShareEntry key={share.hash} path={path} share={share} />
        ))}
      </ul>
      <p className={pageStyles.fine}>{words.fine}</p>
    </div>
  );
}

function ShareEntry({ path, share }: { readonly path: string; readonly share: OwnedShare }) {
  const { state, label, hash, address } = share;
  const isOpen = state === "open";
  return (
    <li className={classNames(styles.entry, !isOpen && styles.ended)}>
      <div className={styles.head}>
        <b>{label}</b>
        {isOpen ? (
          <ActionForm path={path} action="close" about={{ share: hash }}>
            <Button type="submit" variant="secondary" size="sm" aria-label={words.closeNamed(label)}>
              {words.close}
            </Button>
          </ActionForm>
        ) : (
          <Badge>{words.state[state]}</Badge>
        )}
      </div>
      <p>{stateText(share)}</p>
      {isOpen && <p>{words.shows(share.parts.map((part) => words.parts[part].label.toLowerCase()))}</p>}
      {isOpen && address && (
        <div className={styles.address}>
          <a href={address} rel="noreferrer">
            {address.replace(/^https?:\/\//, "")}
          </a>
          <CopyButton
            read={() => address}
            copied={words.copied}
            failed={words.copyFailed}
            variant="quiet"
            size="sm"
            icon="copy"
          >
            {words.copy}
          </CopyButton>
        </div>
      )}
    </li>
  );
}

function stateText(share: OwnedShare): string {
  const { state, closedAt, expiresAt, opened, openedAt } = share;
  const read = openedAt === undefined ? words.unread : words.read(opened, dateOf(openedAt));
  if (state === "open") return `${words.open(lastDayOf(share))} ${read}`;
  return state === "closed" && closedAt !== undefined
    ? words.closed(dateOf(closedAt))
    : words.expired(dateOf(expiresAt));
}
