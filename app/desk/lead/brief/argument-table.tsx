import { Bar, BarHead } from "#app/desk/ui/page-frame.tsx";
import type { ArgumentText } from "#content/desk/leads/call.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./argument-table.module.css";

const words = leadWords.arguments;

/** A T-account: the buyer's arguments on the left, the answers on the right. */
export function ArgumentTable({ rows }: { readonly rows: readonly ArgumentText[] }) {
  return (
    <Bar aria-labelledby="arguments">
      <BarHead id="arguments" title={words.title} />
      <table className={styles.account}>
        <thead>
          <tr>
            <th scope="col">{words.they}</th>
            <th scope="col">{words.you}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ they, you }) => (
            <tr key={they}>
              <td>{they}</td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bar>
  );
}
