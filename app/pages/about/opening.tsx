import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import "./opening.css";
import { Headline } from "#app/design/ui/headline.tsx";

export function AboutOpening() {
  const { title, lead, statement } = aboutPage;
  return (
    <Section flush className="ao">
      <Frame className="open">
        <div className="ao__g">
          <div className="ao__l">
            <Headline className="display-1" lines={title} />
            <p className="lead">{lead}</p>
          </div>
          <div className="ao__r">
            <table className="inc">
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
                <tr>
                  <th scope="row">{statement.total.label}</th>
                  <td>{statement.total.value}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
