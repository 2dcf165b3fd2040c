import { Button, ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { deletionWords as words } from "#content/privacy/deletion.ts";
import { deletionField } from "#contracts/leads/deletion.ts";
import { DeletionFailed } from "./delete-my-data.tsx";
import * as styles from "./deletion.module.css";
import { DeletionTerms } from "./deletion-terms.tsx";

type DeletionPageProps = {
  /** Path of the private page, which also handles the form. */
  readonly path: string;
  readonly hasFailed: boolean;
};

/** The confirmation as a page, for visitors without script. */
export function DeletionPage({ path, hasFailed }: DeletionPageProps) {
  return (
    <Section flush>
      <Frame className="open">
        <div className={styles.page}>
          <h1 className="display-2">{words.ask.title}</h1>
          <p className="lead">{words.ask.lead}</p>
          {hasFailed && (
            <div role="alert" className={styles.error}>
              <DeletionFailed />
            </div>
          )}
          <DeletionTerms titleAs="h2" />
          <form method="post" action={path}>
            <input type="hidden" {...deletionField} />
            <ButtonRow className="wide-buttons">
              <Button type="submit">{words.ask.confirm}</Button>
              <ButtonLink to={path} variant="secondary">
                {words.ask.keep}
              </ButtonLink>
            </ButtonRow>
          </form>
        </div>
      </Frame>
    </Section>
  );
}
