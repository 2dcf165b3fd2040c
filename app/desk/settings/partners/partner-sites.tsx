import { Form, Link } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { CopyButton } from "#app/design/ui/controls/copy-button.tsx";
import { Field, TextArea, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import * as partStyles from "#app/desk/settings/settings-parts.module.css";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { partnerProblemText, partnerSitesWords as words } from "#content/desk/settings/partner-sites.ts";
import { deskScreens } from "#content/desk/shell.ts";
import type { ListedPartnerSite, PartnerForm, PartnerProblem } from "#domain/partners/partner-form.ts";
import { partnerLimits } from "#domain/partners/partner-site.ts";
import { originText } from "#domain/partners/read-origins.ts";
import type { RefusedPartner } from "./partner-site-access.ts";
import * as styles from "./partner-sites.module.css";

type PartnerSitesProps = {
  readonly sites: readonly ListedPartnerSite[];
  readonly refused: RefusedPartner | undefined;
};

/** The sites of others that show the valuation: who they are, where, in which color, and the code for their page. */
export function PartnerSites({ sites, refused }: PartnerSitesProps) {
  // Removed by a colleague while its form was filled in.
  const isLost = refused !== undefined && refused.key !== "" && !sites.some(({ key }) => key === refused.key);
  const refusedNew = refused?.key === "" ? refused : undefined;
  return (
    <PageSection title={words.title} note={words.note} id="partners">
      {sites.length === 0 && <p className={partStyles.quiet}>{words.none}</p>}
      {isLost && <FieldError id="partner-gone">{partnerProblemText(refused.problem)}</FieldError>}
      <ul className={classNames(partStyles.list, styles.list)}>
        {sites.map((site) => (
          <SiteRow key={site.key} site={site} refused={refused?.key === site.key ? refused : undefined} />
        ))}
      </ul>
      <details className={styles.add} open={refusedNew !== undefined}>
        <summary className="link">{words.add}…</summary>
        {/* Empty again after one was added. */}
        <PartnerFields key={sites.length} form={refusedNew?.form ?? emptyForm} problem={refusedNew?.problem} />
      </details>
    </PageSection>
  );
}

const emptyForm: PartnerForm = { name: "", origins: "", color: "", isOn: true };

function SiteRow({
  site,
  refused,
}: {
  readonly site: ListedPartnerSite;
  readonly refused: RefusedPartner | undefined;
}) {
  const { key, name, origins, color, isOn, leads, snippet } = site;
  const stored = { name, origins: origins.map(originText).join("\n"), color: color ?? "", isOn };
  return (
    <li className={styles.site}>
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.origins}>{origins.map(originText).join(", ")}</span>
      <StateMark state={isOn ? "done" : "off"}>{isOn ? words.states.on : words.states.off}</StateMark>
      <Link
        className="link"
        to={{ pathname: deskScreens.leads.path, search: `?partner=${key}` }}
        aria-label={words.leadsOf(name, leads)}
      >
        {words.leads(leads)}
      </Link>
      <details className={styles.part}>
        <summary className="link" aria-label={words.snippetOf(name)}>
          {words.snippet}…
        </summary>
        <pre className={styles.code}>
          <code>{snippet}</code>
        </pre>
        <p className={partStyles.quiet}>{words.snippetHint}</p>
        <CopyButton read={() => snippet} copied={words.copied} failed={words.copyFailed} size="sm" variant="secondary">
          {words.copy}
        </CopyButton>
      </details>
      <details className={styles.part} open={refused !== undefined}>
        <summary className="link" aria-label={words.changeOf(name)}>
          {words.change}…
        </summary>
        <PartnerFields
          // Shows what is stored once it was saved.
          key={JSON.stringify(stored)}
          siteKey={key}
          form={refused?.form ?? stored}
          problem={refused?.problem}
        />
        <Form method="post">
          <input type="hidden" name="key" value={key} />
          <Button type="submit" size="sm" variant="secondary" name="do" value="removePartnerSite">
            {words.remove}
          </Button>
          <p className={partStyles.quiet}>{words.removeHint}</p>
        </Form>
      </details>
    </li>
  );
}

type FieldsProps = {
  /** Undefined for a new one. */
  readonly siteKey?: string;
  readonly form: PartnerForm;
  readonly problem: PartnerProblem | undefined;
};

function PartnerFields({ siteKey = "", form, problem }: FieldsProps) {
  const errorOf = (field: PartnerProblem["field"]) =>
    problem?.field === field ? partnerProblemText(problem) : undefined;
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="key" value={siteKey} />
      {problem?.field === "all" && <FieldError id="partner-error">{partnerProblemText(problem)}</FieldError>}
      <Field label={words.name} hint={words.nameHint} error={errorOf("name")}>
        <TextInput name="name" autoComplete="off" maxLength={partnerLimits.name} defaultValue={form.name} />
      </Field>
      <Field label={words.origins} hint={words.originsHint} error={errorOf("origins")}>
        <TextArea name="origins" rows={3} autoComplete="off" spellCheck={false} defaultValue={form.origins} />
      </Field>
      <Field label={words.color} hint={words.colorHint} error={errorOf("color")} optional>
        <TextInput name="color" autoComplete="off" spellCheck={false} maxLength={20} defaultValue={form.color} />
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="isOn" value="yes" defaultChecked={form.isOn} />
        {words.isOn}
      </label>
      <Button type="submit" size="sm" name="do" value="savePartnerSite">
        {words.save}
      </Button>
    </Form>
  );
}
