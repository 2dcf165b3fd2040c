import { type ComponentType, type FormEvent, useRef, useState } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Loader } from "#app/design/ui/feedback/loader.tsx";
import { loadChunk } from "#app/shell/document/load-chunk.ts";
import { deeperPath } from "#app/shell/privacy/private-paths.ts";
import { type DepthPanelId, panelWords, saveWords, goDeeperWords as words } from "#content/depth/panels.ts";
import type { DepthEntries, DepthPanel as EntryPanel } from "#domain/depth/depth-entries.ts";
import type { DepthFields } from "#domain/depth/depth-fields.ts";
import { startGoal } from "#domain/depth/goal-price.ts";
import * as styles from "./depth.module.css";
import { depthFigure } from "./depth-figure.ts";
import type { DepthSave } from "./depth-save.ts";
import type { PanelProps } from "./panel-props.ts";
import { usePanelFields } from "./use-panel-fields.ts";

export type PanelView = ComponentType<PanelProps>;

export type DepthPanelProps = Pick<PanelProps, "valuation" | "inputs" | "industry" | "now"> & {
  readonly id: DepthPanelId;
  readonly valuationId: string;
  /** The valuation has private pages that a panel can link to. */
  readonly hasPage: boolean;
  /** The view where it is loaded already; otherwise it is loaded when the panel is opened. */
  readonly view?: PanelView;
  readonly load: () => Promise<PanelView>;
  readonly saved: DepthEntries;
  readonly save: DepthSave | null;
  /** Omitted where nothing can be stored. */
  readonly onSave?: ((entries: DepthEntries) => void) | undefined;
  readonly isOpen?: boolean;
  /** Typed on the page without script, with an error. */
  readonly typed?: DepthFields | undefined;
  /** Outcome of this panel's form, if it was sent without script. */
  readonly sent?: "stored" | "failed" | undefined;
};

/** One question below the estimate: a line with its own figure, and when it is opened, fields and the answer. */
export function DepthPanel(props: DepthPanelProps) {
  const { id, valuationId, valuation, inputs, industry, now, saved, isOpen = false } = props;
  const panel = id === "secondOpinion" ? undefined : id;
  const typed = usePanelFields({ valuationId, panel, saved, start: startGoal(valuation), typed: props.typed });
  const { view, open } = useView(props);
  const common = {
    valuation,
    inputs,
    industry,
    now,
    valuationId: props.hasPage ? valuationId : undefined,
    entries: typed.entries,
  };
  const hasAnswer = panel === undefined || typed.isChanged || saved[panel] !== undefined;
  const own = hasAnswer ? depthFigure(id, common) : undefined;
  const { title, answers, effort } = panelWords[id];
  return (
    <details id={id} className={styles.panel} open={isOpen} onToggle={(event) => event.currentTarget.open && open()}>
      <summary className={styles.summary}>
        <span className={styles.mark} aria-hidden="true" />
        <h3 className="title-2">{title}</h3>
        <span className={styles.answers}>{answers}</span>
        <span className={styles.own}>
          {own?.figure ?? <span className="screen-only">{effort}</span>}
          {own && <small>{own.means}</small>}
        </span>
      </summary>
      <div className={styles.body}>
        <PanelBody
          {...props}
          panel={panel}
          view={view}
          common={common}
          typed={typed}
          isRefused={props.typed !== undefined}
          onRetry={open}
        />
      </div>
    </details>
  );
}

/** The panel's view, loaded once when it is first needed. */
function useView({ id, view: given, load }: Pick<DepthPanelProps, "id" | "view" | "load">) {
  const [view, setView] = useState<PanelView | "failed" | undefined>(() => given);
  function open() {
    if (typeof view === "function") return;
    setView(undefined);
    loadChunk(id, load).then(
      (loaded) => setView(() => loaded),
      (reason: unknown) => {
        console.warn("A panel could not be loaded", reason);
        setView("failed");
      },
    );
  }
  return { view, open };
}

type PanelBodyProps = Pick<DepthPanelProps, "valuationId" | "save" | "onSave" | "sent"> & {
  readonly panel: EntryPanel | undefined;
  readonly view: PanelView | "failed" | undefined;
  readonly common: Omit<PanelProps, "fields" | "errors" | "onField">;
  readonly typed: ReturnType<typeof usePanelFields>;
  /** The server showed the form again. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
};

function PanelBody({ view, onRetry, ...rest }: PanelBodyProps) {
  if (view === undefined) return <Loader label={words.loading} />;
  if (view === "failed")
    return (
      <p>
        {words.failed} <Button onClick={onRetry}>{words.retry}</Button>
      </p>
    );
  const { panel, common } = rest;
  const View = view;
  if (panel === undefined) return <View {...common} fields={{}} errors={{}} onField={() => undefined} />;
  return <PanelForm {...rest} panel={panel} view={view} />;
}

type PanelFormProps = Omit<PanelBodyProps, "view" | "panel" | "onRetry"> & {
  readonly panel: EntryPanel;
  readonly view: PanelView;
};

function PanelForm({ valuationId, panel, view: View, common, typed, isRefused, sent, save, onSave }: PanelFormProps) {
  const { fields, entries, errors, isChanged } = typed;
  const form = useRef<HTMLFormElement>(null);
  const [isSavedHere, setSavedHere] = useState(false);
  /** The fields that were left once: while a number is being typed it is not wrong yet. */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(isRefused ? Object.keys(errors) : []));
  const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => left.has(name)));

  function submit(event: FormEvent) {
    event.preventDefault();
    const [wrong] = Object.keys(errors);
    if (wrong !== undefined) {
      setLeft(new Set(Object.keys(errors)));
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    onSave?.(entries);
    typed.settle();
    setSavedHere(true);
  }

  const saved = isSavedHere && save ? save.lead : sent;
  const hasFailed = sent === "failed" && !isSavedHere;
  const status = isChanged && !hasFailed ? saveWords.unsaved : saved && saveWords.saved[saved];
  return (
    <form
      ref={form}
      method="post"
      action={`${deeperPath(valuationId)}#${panel}`}
      onSubmit={submit}
      onBlur={({ target }) => "name" in target && setLeft(new Set([...left, String(target.name)]))}
      noValidate
    >
      <input type="hidden" name="panel" value={panel} />
      <View {...common} fields={fields} errors={shownErrors} onField={typed.change} />
      {onSave && (
        <div className={styles.saving}>
          <Button type="submit" variant="secondary">
            {saveWords.save}
          </Button>
          <p role={hasFailed ? "alert" : "status"}>{status}</p>
        </div>
      )}
    </form>
  );
}
