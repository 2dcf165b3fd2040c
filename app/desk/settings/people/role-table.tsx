import { Icon } from "#app/design/ui/icon.tsx";
import { roleLines, peopleWords as words } from "#content/desk/settings/people.ts";
import { roleNames } from "#content/desk/shell.ts";
import { roles } from "#domain/desk/people/member.ts";
import { can } from "#domain/desk/people/roles.ts";
import * as styles from "./people.module.css";

/** What each role may do, from the rule itself. */
export function RoleTable() {
  const columns = roles.toReversed();
  return (
    <table className={styles.may}>
      <caption className="sr">{words.rolesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.may}</th>
          {columns.map((role) => (
            <th key={role} scope="col">
              {roleNames[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roleLines.map(({ text, action }) => (
          <tr key={action}>
            <th scope="row">{text}</th>
            {columns.map((role) => (
              <td key={role}>
                {can(role, action) ? <Icon name="plus" size="s" /> : "–"}
                <span className="sr">{can(role, action) ? words.yes : words.no}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
