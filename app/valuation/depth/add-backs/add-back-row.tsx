import { NumberField } from "#app/valuation/depth/number-field.tsx";
import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { addBackExplanations, addBackWords as words } from "#content/depth/add-backs.ts";
import { addBackDocuments, addBackNames } from "#content/depth/line-names.ts";
import { addBackRules } from "#domain/depth/depth-bounds.ts";
import { paperField } from "#domain/depth/depth-fields.ts";
import type { AddBackBridge, BridgeRow } from "./add-back-bridge.ts";
import * as styles from "./add-backs.module.css";
import { BridgeCell, CellStep } from "./bridge-cell.tsx";

type AddBackRowProps = Pick<PanelProps, "fields" | "errors" | "onField"> & {
  readonly row: BridgeRow;
  readonly bridge: AddBackBridge;
};

/** One line of the list: its amount, its step of the bridge, and the document that proves it. */
export function AddBackRow({ row, bridge, fields, errors, onField }: AddBackRowProps) {
  const name = paperField(row.key);
  const isOn = Boolean(fields[name]?.trim());
  return (
    <div className={styles.row}>
      <NumberField
        name={row.key}
        label={addBackNames[row.key]}
        hint={addBackExplanations[row.key]}
        canBeNegative={addBackRules[row.key].canLower}
        fields={fields}
        errors={errors}
        onField={onField}
        className={styles.entry}
      />
      <BridgeCell bridge={bridge}>{bridge.total !== undefined && <CellStep row={row} />}</BridgeCell>
      <label className={styles.document}>
        <input
          type="checkbox"
          name={name}
          value="on"
          checked={isOn}
          onChange={({ target }) => onField(name, target.checked ? "on" : "")}
        />
        <span>
          <span className="sr">{words.iHave} </span>
          {addBackDocuments[row.key]}
          <small aria-hidden="true">{statusText(row, isOn)}</small>
        </span>
      </label>
    </div>
  );
}

/** Nothing without an amount: there is nothing to prove yet. */
function statusText({ line }: BridgeRow, isOn: boolean): string | undefined {
  if (isOn) return words.have;
  if (!line) return undefined;
  return line.isUnproved ? words.missing : words.notNeeded;
}
