import { Link } from "react-router";
import { useHydrated } from "#app/design/ui/behavior/use-hydrated.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Plus } from "#app/desk/ui/score.tsx";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import { deskScreens } from "#content/desk/shell.ts";
import type { BaseLeadView } from "./base-lead-view.ts";
import * as styles from "./lead-head.module.css";
import type { LeadView } from "./lead-view.ts";

/** What only a lead with a valuation has. */
type Brief = Pick<LeadView, "what" | "website" | "score">;

/** The company, how hot it is, its call, and the way to the leads beside it. */
export function LeadHead({ view }: { readonly view: BaseLeadView & Partial<Brief> }) {
  const { company, what, website, score, assignment, place, call } = view;
  // Without script the browser's own menu prints.
  const canPrint = useHydrated();
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <nav aria-label={words.crumbs.label}>
          <ol className={styles.crumbs}>
            <li>
              <Link to={deskScreens.leads.path}>{words.crumbs.leads}</Link>
            </li>
            {place.call && (
              <li>
                <Link to={deskScreens.today.path}>{words.crumbs.call(place.call.number, place.call.of)}</Link>
              </li>
            )}
          </ol>
        </nav>
        <span>
          <Neighbor id={place.previous} name={words.previous} icon="arrow-left" />
          <Neighbor id={place.next} name={words.next} icon="arrow-right" />
        </span>
      </div>
      <div>
        <h1 className={classNames("title-1", styles.company)}>{company}</h1>
        {website && (
          <p>
            {what}.{" "}
            <a className="link" href={website.href} target="_blank" rel="noreferrer">
              {website.text}
            </a>
          </p>
        )}
        {call !== undefined && <p className={styles.call}>{call}</p>}
      </div>
      <div className={styles.marks}>
        {score ? (
          <Badge tone={score.isHot ? "brass" : "plain"}>
            {score.isHot && <Plus />}
            {score.isHot ? words.hot(score.points, score.most) : words.score(score.points, score.most)}
          </Badge>
        ) : (
          <Badge>{words.noValuation.mark}</Badge>
        )}
        <Badge>{assignment.stage.name}</Badge>
        {canPrint && (
          <Button variant="secondary" size="sm" className={styles.print} data-key="p" onClick={() => window.print()}>
            <Icon name="printer" size="s" />
            {words.print}
          </Button>
        )}
      </div>
    </header>
  );
}

type NeighborProps = {
  readonly id: string | undefined;
  readonly name: string;
  readonly icon: "arrow-left" | "arrow-right";
};

function Neighbor({ id, name, icon }: NeighborProps) {
  if (id === undefined) return null;
  return (
    <Link className={styles.neighbor} to={`${deskScreens.leads.path}/${id}`} aria-label={name}>
      <Icon name={icon} />
    </Link>
  );
}
