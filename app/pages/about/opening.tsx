import { classNames } from "#app/design/ui/class-names.ts";
import { Headline } from "#app/design/ui/headline.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import * as styles from "./opening.module.css";

export function AboutOpening() {
  const { title, lead, statement } = aboutPage;
  return (
    <Section flush>
      <Frame className="open flush-end">
        <div className={classNames(styles.opening, "columns columns--two")}>
          <div className={styles.words}>
            <Headline className="display-1" lines={title} />
            <p className="lead">{lead}</p>
          </div>
          <table className={styles.statement}>
            <caption className="head-4">{statement.title}</caption>
            <tbody>
              {statement.lines.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="double-rule">
                <th scope="row">{statement.total.label}</th>
                <td>{statement.total.value}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Frame>
    </Section>
  );
}
