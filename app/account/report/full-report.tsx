import { editionsPath } from "#app/account/checkout/private-paths.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { reportPage } from "#content/pages/valuation-private.ts";
import "./full-report.css";

const words = reportPage.full;

/** After the free summary: what there is beyond it. It is no part of the report and stays off the paper. */
export function FullReport({ id }: { readonly id: string }) {
  return (
    <section className="pg pg--more on-paper" aria-labelledby="full-report">
      <h2 id="full-report">{words.title}</h2>
      <p className="pg__in">{words.lead}</p>
      {words.editions.map(({ name, adds }) => (
        <div key={name} className="pg__adds">
          <h3>{name}</h3>
          <ul>
            {adds.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
      <ButtonLink to={editionsPath(id)} variant="secondary">
        {words.action}
      </ButtonLink>
    </section>
  );
}
